import { useRef, useState } from "react";
import { useMessages } from "../../src/i18n";
import { Button, useStyles } from "../../src/ui";
import type { LoginFormModel, OtherWay } from "./use-login";
import { useWays } from "./use-ways";
import { waysMessages } from "./ways.messages";
import styles from "./ways.css?inline";
import { type Chunk, defineChunk } from "../../src/late";

const phoneChunk = defineChunk(() => import("./PhoneLogin"));
const googleChunk = defineChunk(() => import("./GoogleLogin"));

/** Buttons of the ways in that the house has switched on; what they do is loaded when one is pressed. */
export function Ways({ model }: { model: LoginFormModel }) {
  const t = useMessages(waysMessages);
  const element = useRef<HTMLDivElement>(null);
  const ways = useWays();
  const [opening, setOpening] = useState<"google" | "phone">();
  const [hasFailed, setFailed] = useState(false);
  useStyles(element, styles);

  async function open<Module>(
    name: "google" | "phone",
    chunk: Chunk<Module>,
    pick: (module: Module) => OtherWay,
  ) {
    setOpening(name);
    setFailed(false);
    const module = await chunk.load();
    setOpening(undefined);
    if (module) model.show(pick(module));
    else setFailed(true);
  }

  const isEmpty = ways && !ways.isByPhone && ways.googleClientId === undefined;
  return (
    <div ref={element} className="martillo-login__ways" part="ways" hidden={isEmpty}>
      {ways && !isEmpty && (
        <>
          <p className="martillo-login__or">
            <span>{t("orBy")}</span>
          </p>
          <div className="martillo-login__way-buttons">
            {ways.googleClientId !== undefined && (
              <Button
                full
                busy={opening === "google"}
                onClick={() => void open("google", googleChunk, ({ GoogleLogin }) => GoogleLogin)}
              >
                {t("byGoogle")}
              </Button>
            )}
            {ways.isByPhone && (
              <Button
                full
                busy={opening === "phone"}
                onClick={() => void open("phone", phoneChunk, ({ PhoneLogin }) => PhoneLogin)}
              >
                {t("byPhone")}
              </Button>
            )}
          </div>
          <p className="martillo-login__note" role="alert">
            {hasFailed && t("wayNotLoaded")}
          </p>
        </>
      )}
    </div>
  );
}
