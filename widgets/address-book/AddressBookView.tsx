import type { UserAddress } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { Badge, Button, ConfirmRemoval, Dialog, EmptyState, ErrorState } from "../../src/ui";
import { defineChunk } from "../../src/late";
import { AccountSkeleton, LateAccount } from "../account";
import { addressBookMessages } from "./address-book.messages";
import type { AddressBookModel } from "./use-address-book";

/** Most visits only read. */
const formChunk = defineChunk(() => import("./AddressForm"));

/** Pure markup from the model. */
export function AddressBookView({ model }: { model: AddressBookModel }) {
  const t = useMessages(addressBookMessages);
  if (model.status === "loading") return <AccountSkeleton />;
  if (model.status === "failed" && model.error) {
    return (
      <ErrorState title={model.error.message} next={model.error.next} onRetry={model.error.retry} />
    );
  }
  const close = () => model.edit(undefined);
  return (
    <>
      {model.addresses.length === 0 ? (
        <EmptyState icon="pin" title={t("none")}>
          {t("noneText")}
        </EmptyState>
      ) : (
        <ul className="martillo-account-list" part="list">
          {model.addresses.map((address) => (
            <li key={address.id} className="martillo-account-item" part="address">
              <Address address={address} model={model} />
            </li>
          ))}
        </ul>
      )}
      <div role="alert">{model.problem}</div>
      <Button onClick={() => model.edit(null)}>{t("add")}</Button>
      <Dialog
        open={model.editing !== undefined}
        onClose={close}
        dismissible={false}
        title={t(model.editing ? "editTitle" : "addTitle")}
      >
        {model.editing !== undefined && <Form address={model.editing} onDone={close} />}
      </Dialog>
      <Removal model={model} />
    </>
  );
}

function Form(props: { address: UserAddress | null; onDone: () => void }) {
  const t = useMessages(addressBookMessages);
  return (
    <LateAccount chunk={formChunk} failed={t("notOpened")}>
      {({ AddressForm }) => <AddressForm {...props} />}
    </LateAccount>
  );
}

function nameOf(address: UserAddress): string {
  return address.label || address.address1;
}

function Address({ address, model }: { address: UserAddress; model: AddressBookModel }) {
  const t = useMessages(addressBookMessages);
  const title = nameOf(address);
  const lines = [
    address.name,
    [address.address1, address.address2].filter(Boolean).join(", "),
    `${address.zip} ${address.city}, ${address.state}`,
    address.phone,
  ].filter(Boolean);
  return (
    <>
      <div className="martillo-account-item__what">
        <p className="martillo-account-item__title">
          <strong>{title}</strong>
          {address.is_default === 1 && (
            <Badge tone="positive" icon="check">
              {t("usual")}
            </Badge>
          )}
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="martillo-account-item__actions">
        {address.is_default === 0 && (
          <Button
            size="s"
            variant="ghost"
            aria-label={t("makeUsualOf", { title })}
            onClick={() => model.makeUsual(address)}
          >
            {t("makeUsual")}
          </Button>
        )}
        <Button size="s" aria-label={t("editOf", { title })} onClick={() => model.edit(address)}>
          {t("edit")}
        </Button>
        <Button
          size="s"
          variant="ghost"
          aria-label={t("removeOf", { title })}
          onClick={() => model.askRemoval(address)}
        >
          {t("remove")}
        </Button>
      </div>
    </>
  );
}

function Removal({ model }: { model: AddressBookModel }) {
  const t = useMessages(addressBookMessages);
  return (
    <ConfirmRemoval
      open={model.removing !== undefined}
      refusal={model.removalError}
      busy={model.isBusy}
      onCancel={() => model.askRemoval(undefined)}
      onConfirm={model.confirmRemoval}
    >
      <p>{t("removeText", { title: model.removing ? nameOf(model.removing) : "" })}</p>
    </ConfirmRemoval>
  );
}
