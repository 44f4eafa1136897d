import { useRef } from "react";
import { Dialog, useStyles } from "../../src/ui";
import { StaticPage, staticPageElement } from "../static-page";

export interface TermsDialogProps {
  /** Name of the house's text. */
  page: string;
  title: string;
  onClose: () => void;
}

/** A text that a new account agrees to, over the form: nothing that was typed is lost. */
export function TermsDialog({ page, title, onClose }: TermsDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, staticPageElement.styles);
  return (
    <Dialog open onClose={onClose} title={title}>
      <div ref={place}>
        <StaticPage page={page} heading="none" newTab />
      </div>
    </Dialog>
  );
}
