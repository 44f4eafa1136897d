import { useMessages } from "../i18n";
import { Button } from "./Button";
import { Icon } from "./Icon";
import { uiMessages } from "./ui.messages";

export interface ErrorStateProps {
  /** What went wrong, for a person. */
  title: string;
  /** What to do next. */
  next?: string | undefined;
  /** Without it there is no button: only for what a new try cannot help. */
  onRetry?: (() => void) | undefined;
  /** @default false */
  isRetrying?: boolean;
}

/** Something failed; says so quietly and offers another try. */
export function ErrorState({ title, next, onRetry, isRetrying = false }: ErrorStateProps) {
  const t = useMessages(uiMessages);
  return (
    <div className="martillo-notice" part="error" role="alert" data-tone="danger">
      <span className="martillo-notice__icon">
        <Icon name="warning" size={24} />
      </span>
      <p className="martillo-notice__title">{title}</p>
      {next && <p className="martillo-notice__text">{next}</p>}
      {onRetry && (
        <div className="martillo-notice__actions">
          <Button size="s" busy={isRetrying} onClick={onRetry}>
            {t("retry")}
          </Button>
        </div>
      )}
    </div>
  );
}
