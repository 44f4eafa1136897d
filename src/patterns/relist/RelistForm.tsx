import { useRef, useState } from "react";
import { customRelistAdvice, type OutputOf, productProjectAction } from "../../contract";
import { parseCents, toDecimal } from "../../domain";
import { formatMoment, formatNumber, useMessages, usePhrase } from "../../i18n";
import { useQuery } from "../../state";
import {
  Button,
  centsOfText,
  ErrorState,
  MoneyField,
  Refusal,
  Skeleton,
  textOfCents,
  useStyles,
} from "../../ui";
import { useRefusedAction } from "../refused-action";
import styles from "./relist.css?inline";
import { relistMessages } from "./relist.messages";

type Advice = OutputOf<typeof customRelistAdvice>;

interface RelistFormProps {
  lot: number;
  onCancel: () => void;
  onDone: () => void;
}

/** Reads the advice first: its terms are proposed. */
export function RelistForm({ lot, ...rest }: RelistFormProps) {
  const { data, error, retry } = useQuery(customRelistAdvice, { id: lot });
  if (data) return <Terms lot={lot} advice={data} {...rest} />;
  if (error) return <ErrorState title={error.message} next={error.next} onRetry={retry} />;
  return <Skeleton height="120px" />;
}

type Field = "start_price" | "reserve_price";

function Terms({ lot, advice, onCancel, onDone }: RelistFormProps & { advice: Advice }) {
  const t = useMessages(relistMessages);
  const say = usePhrase();
  const form = useRef<HTMLFormElement>(null);
  useStyles(form, styles);
  const { run, isRunning, error } = useRefusedAction(productProjectAction);
  const [typed, setTyped] = useState<Record<Field, string>>({
    start_price: textOf(advice.start_price),
    reserve_price: textOf(advice.reserve_price),
  });
  const [isTold, setTold] = useState(false);
  const start = centsOfText(typed.start_price);
  const reserve = centsOfText(typed.reserve_price);
  const hasReserve = typed.reserve_price.trim() !== "";
  const faults: Partial<Record<Field, string>> = {
    ...(!start && { start_price: say("Required!") }),
    ...(hasReserve && !reserve && { reserve_price: t("notAnAmount") }),
  };

  async function relist() {
    setTold(true);
    if (isRunning || !start || Object.keys(faults).length > 0) return;
    const answer = await run({
      action: "relist",
      id: lot,
      start_price: toDecimal(start),
      reserve_price: reserve ? toDecimal(reserve) : null,
    });
    if (answer.ok) onDone();
  }

  const field = (name: Field) => ({
    label: t(name),
    name,
    value: typed[name],
    error: (isTold ? faults[name] : undefined) ?? error?.fields?.[name],
    onValueChange: (text: string) => setTyped({ ...typed, [name]: text }),
  });
  return (
    <form
      ref={form}
      noValidate
      className="martillo-relist"
      onSubmit={(event) => {
        event.preventDefault();
        void relist();
      }}
    >
      {advice.reasons.length > 0 && (
        <section aria-label={t("why")} part="relist-reasons">
          <h3>{t("why")}</h3>
          <ul>
            {advice.reasons.map(({ id, figure }) => (
              <li key={id}>{t(id, { figure: formatNumber(figure), count: figure })}</li>
            ))}
          </ul>
        </section>
      )}
      <MoneyField {...field("start_price")} required />
      {advice.date_closed !== null && (
        <>
          <MoneyField {...field("reserve_price")} hint={t("reserveHint")} />
          <p>{t("ends", { moment: formatMoment(advice.date_closed) })}</p>
        </>
      )}
      <Refusal of={error} />
      <div className="martillo-relist__buttons">
        <Button onClick={onCancel}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" busy={isRunning}>
          {t("confirm")}
        </Button>
      </div>
    </form>
  );
}

function textOf(amount: string | null): string {
  return amount === null ? "" : textOfCents(parseCents(amount));
}
