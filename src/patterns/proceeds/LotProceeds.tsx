import { customProceeds } from "../../contract";
import { useMessages } from "../../i18n";
import { useQuery } from "../../state";
import { ErrorState, Skeleton } from "../../ui";
import { ProceedsLines } from "./ProceedsLines";
import { proceedsMessages } from "./proceeds.messages";

export interface LotProceedsProps {
  /** Id of the lot. */
  lot: number;
  /** Decimal euro, each with what it is of; without a label "Lo que recibirá". At most ten. */
  prices: readonly { price: string; label?: string }[];
}

/** What the seller of a lot receives at prices, as the server works it out. Another price shows no figure of the one before. */
export function LotProceeds({ lot, prices }: LotProceedsProps) {
  const t = useMessages(proceedsMessages);
  const asked = prices.map(({ price }) => price);
  const { data, error, retry } = useQuery(customProceeds, { id: lot, prices: asked });
  if (error) return <ErrorState title={error.message} next={error.next} onRetry={retry} />;
  const isOfThese =
    data?.records.length === prices.length &&
    data.records.every(({ price }, index) => Number(price) === Number(asked[index]));
  if (!data || !isOfThese) {
    return (
      <div aria-busy="true" aria-label={t("loading")} role="status">
        <Skeleton height="56px" />
      </div>
    );
  }
  return (
    <>
      {data.records.map((proceeds, index) => (
        <ProceedsLines
          key={index}
          proceeds={proceeds}
          {...(prices[index]?.label !== undefined && { label: prices[index].label })}
        />
      ))}
    </>
  );
}
