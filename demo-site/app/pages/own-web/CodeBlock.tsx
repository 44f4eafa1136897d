import "./code-block.css";
import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { useMessages } from "martillo";
import { ownWebMessages } from "./own-web.messages";

/** Lines to paste elsewhere, with a button that copies them. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  const t = useMessages(ownWebMessages);
  const lines = useRef<HTMLPreElement>(null);
  const [done, setDone] = useState<{ code: string; isCopied: boolean }>();
  const shown = done?.code === code ? done : undefined;

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setDone({ code, isCopied: true });
    } catch {
      // Some browsers and policies allow no page to write there: then the keyboard does it.
      if (lines.current) getSelection()?.selectAllChildren(lines.current);
      setDone({ code, isCopied: false });
    }
  }

  return (
    <div className="own-web__code">
      <pre ref={lines} role="group" aria-label={label}>
        <code>{code}</code>
      </pre>
      <button type="button" className="site-button" data-size="s" onClick={() => void copy()}>
        {shown?.isCopied ? (
          <Check size={16} aria-hidden="true" />
        ) : (
          <Copy size={16} aria-hidden="true" />
        )}
        {t("copy")}
      </button>
      <p className="own-web__done" role="status">
        {shown && t(shown.isCopied ? "copied" : "notCopied")}
      </p>
    </div>
  );
}
