import { useRef, useState } from "react";
import { useMessages } from "../../src/i18n";
import { Button, definePart, type Part, useStyles } from "../../src/ui";
import type { LoginFormModel, OtherWay } from "./use-login";
import { useWays } from "./use-ways";
import { waysMessages } from "./ways.messages";
import styles from "./ways.css?inline";

const phonePart = definePart(() => import("./PhoneLogin"));
const googlePart = definePart(() => import("./GoogleLogin"));

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
    part: Part<Module>,
    pick: (module: Module) => OtherWay,
  ) {
    setOpening(name);
    setFailed(false);
    const module = await part.load();
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
                onClick={() => void open("google", googlePart, ({ GoogleLogin }) => GoogleLogin)}
              >
                {t("byGoogle")}
              </Button>
            )}
            {ways.isByPhone && (
              <Button
                full
                busy={opening === "phone"}
                onClick={() => void open("phone", phonePart, ({ PhoneLogin }) => PhoneLogin)}
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
