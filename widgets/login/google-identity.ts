import { loadScript } from "../../src/ui/load-script";

/** Address of Google's own code; nothing of it is asked for before a visitor presses its button. */
export const GOOGLE_SCRIPT = "https://accounts.google.com/gsi/client";

/** What of Google Identity Services is used. */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
    ux_mode: "popup";
    itp_support: boolean;
  }): void;
  renderButton(
    parent: HTMLElement,
    look: { theme: "outline"; size: "large"; text: "continue_with"; locale: string; width: number },
  ): void;
  prompt(): void;
}

interface GooglePage {
  google?: { accounts?: { id?: GoogleIdentity } };
}

function present(): GoogleIdentity | undefined {
  return (globalThis as GooglePage).google?.accounts?.id;
}

/** Google's part of the page, perhaps the host's own; undefined when it cannot be had. */
export async function googleIdentity(): Promise<GoogleIdentity | undefined> {
  if (present()) return present();
  try {
    await loadScript(GOOGLE_SCRIPT);
  } catch {
    return undefined;
  }
  return present();
}
