import {
  type LotTransport,
  type PickupCalendar,
  TRANSPORT_PACKAGES,
  TRANSPORT_WEIGHTS,
} from "../../src/contract";
import { useHouseOptions } from "../../src/patterns/house-options";
import { PickupCalendarFields } from "../../src/patterns/pickup-calendar";
import { CheckboxField, SelectField } from "../../src/ui";
import { useField } from "./LotField";
import type { LotEditorModel } from "./use-lot-editor";

const TRANSPORT: LotTransport = { weight: "up_to_2500", rolling: 1, package: "vehicle" };

/** When it can be picked up, and what a carrier asks. */
export function Delivery({ model }: { model: LotEditorModel }) {
  const { t, isFixed, error } = useField("pickup", model);
  return (
    <>
      <PickupCalendarFields
        label={t("ownPickup")}
        value={model.values["pickup"] as PickupCalendar | null}
        onChange={(pickup) => model.type({ pickup })}
        disabled={isFixed}
        error={error}
        wideClass="martillo-lot-editor__wide"
      />
      <Transport model={model} />
    </>
  );
}

function Transport({ model }: { model: LotEditorModel }) {
  const { t, isFixed, error } = useField("transport", model);
  const packages = useHouseOptions("package_type");
  const transport = model.values["transport"] as LotTransport | null;
  const put = (part: Partial<LotTransport>) =>
    model.type({ transport: { ...TRANSPORT, ...transport, ...part } });
  return (
    <>
      <div className="martillo-lot-editor__wide">
        <CheckboxField
          label={t("transportGiven")}
          name="transport"
          checked={transport !== null}
          disabled={isFixed}
          error={error}
          onChange={({ currentTarget: { checked } }) =>
            model.type({ transport: checked ? TRANSPORT : null })
          }
        />
      </div>
      {transport && (
        <>
          <SelectField
            label={t("weight")}
            name="transport_weight"
            disabled={isFixed}
            value={transport.weight}
            onChange={({ currentTarget: { value } }) =>
              put({ weight: value as LotTransport["weight"] })
            }
            options={TRANSPORT_WEIGHTS.map((value) => ({ value, label: t(`weight_${value}`) }))}
          />
          <SelectField
            label={t("package")}
            name="transport_package"
            disabled={isFixed}
            value={transport.package}
            onChange={({ currentTarget: { value } }) =>
              put({ package: value as LotTransport["package"] })
            }
            options={TRANSPORT_PACKAGES.map((value) => ({
              value,
              label: packages.find((one) => one.value === value)?.label ?? value,
            }))}
          />
          <CheckboxField
            label={t("rolling")}
            name="transport_rolling"
            checked={transport.rolling === 1}
            disabled={isFixed}
            onChange={({ currentTarget: { checked } }) => put({ rolling: checked ? 1 : 0 })}
          />
        </>
      )}
    </>
  );
}
