import { useState } from "react";
import { useMessages } from "../../src/i18n";
import { Button, LiveRegion, TextField } from "../../src/ui";
import { lotDetailMessages } from "./lot-detail.messages";

const LINK = { path: "M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16 4l-7 7" };

/** Copies the address of the lot; where the browser forbids that, shows it for copying by hand. */
export function ShareButton({ url }: { url: string }) {
  const t = useMessages(lotDetailMessages);
  const [outcome, setOutcome] = useState<"copied" | "by_hand">();
  const [address, setAddress] = useState("");

  async function share() {
    const absolute = new URL(url, location.href).href;
    setAddress(absolute);
    try {
      await navigator.clipboard.writeText(absolute);
      setOutcome("copied");
    } catch {
      setOutcome("by_hand");
    }
  }

  const isCopied = outcome === "copied";
  return (
    <div className="martillo-lot-detail__share" part="share">
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
