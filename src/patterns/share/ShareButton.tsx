import { useRef, useState } from "react";
import { useMessages } from "../../i18n";
import { Button, LiveRegion, TextField, useStyles } from "../../ui";
import styles from "./share.css?inline";
import { shareMessages } from "./share.messages";

const LINK = { path: "M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16 4l-7 7" };

/**
 * Hands the address of a lot to the share sheet of a phone; elsewhere copies it, and where the browser forbids that, shows it for copying by
 * hand.
 */
export function ShareButton({ url }: { url: string }) {
  const t = useMessages(shareMessages);
  const [outcome, setOutcome] = useState<"copied" | "by_hand">();
  const [address, setAddress] = useState("");

  async function share() {
    const absolute = new URL(url, location.href).href;
    setAddress(absolute);
    if (hasShareSheet()) {
      // Rejected where the visitor closes the sheet, which is an answer.
      await navigator.share({ url: absolute }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(absolute);
      setOutcome("copied");
    } catch {
      setOutcome("by_hand");
    }
  }

  const isCopied = outcome === "copied";
  const element = useRef<HTMLDivElement>(null);
  useStyles(element, styles);
  return (
    <div ref={element} className="martillo-share" part="share">
      <Button size="s" icon={isCopied ? "check" : LINK} onClick={() => void share()}>
        {t(isCopied ? "shared" : "share")}
      </Button>
      <LiveRegion message={isCopied ? t("shared") : ""} />
      {outcome === "by_hand" && (
        <TextField
          label={t("shareFailed")}
          readOnly
          value={address}
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}

/** Desks have such a sheet, too, which is in the way of a visitor who wants the address. */
function hasShareSheet(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}
