import type { ReactNode } from "react";
import type { CallError } from "../../../src/state";
import { EmptyState, ErrorState } from "../../../src/ui";
import { AccountSkeleton } from "../../account";

interface ListedProps<Row> {
  rows: readonly Row[] | undefined;
  error: CallError | undefined;
  retry: () => void;
  /** Said where there are none. */
  none: string;
  noneText?: string;
  children: (row: Row) => ReactNode;
}

/** Rows that are on their way, cannot be read, are none, or are there. */
export function Listed<Row>({ rows, error, retry, none, noneText, children }: ListedProps<Row>) {
  if (!rows)
    return error ? (
      <ErrorState title={error.message} next={error.next} onRetry={retry} />
    ) : (
      <AccountSkeleton />
    );
  if (rows.length === 0)
    return (
      <EmptyState icon="info" title={none}>
        {noneText}
      </EmptyState>
    );
  return (
    <ul className="martillo-money-desk__list" part="list">
      {rows.map(children)}
    </ul>
  );
}

interface RowProps {
  title: ReactNode;
  amount?: ReactNode;
  badge?: ReactNode;
  /** Lines below the title. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** One row: what it is, how much, in which state, and what can be done. */
export function Row({ title, amount, badge, children, actions }: RowProps) {
  return (
    <li className="martillo-money-desk__row" part="row">
      <div className="martillo-money-desk__what">
        <strong>{title}</strong>
        {children}
      </div>
      <div className="martillo-money-desk__how">
        {amount !== undefined && (
          <span className="martillo-money-desk__amount martillo-figures" part="amount">
            {amount}
          </span>
        )}
        {badge}
        {actions}
      </div>
    </li>
  );
}
