import type { PageApi } from "../../demo-site/server/testing/page-api";

/** The actions of a payer in the house's pay frame. */
export interface FramePress {
  /** @default one that is accepted */
  number?: string;
  /** What they answer to their bank, where it asks. */
  challenge?: "authorize" | "reject";
  save?: boolean;
}

interface View {
  state: string;
  challenge: string | null;
}

/** Pays as the pay frame does, which has no page of its own in a suite. Resolves to the state that it would show. */
export async function payInFrame(
  api: Pick<PageApi, "fetch">,
  frame: string,
  { number = "4242424242424242", challenge, save = false }: FramePress = {},
): Promise<string> {
  const { pathname } = new URL(frame, "http://api.test");
  async function post(act: string, input: object): Promise<View> {
    const response = await api.fetch(`${pathname}/${act}`, {
      method: "POST",
      body: JSON.stringify(input),
    });
    const answer = await response.json();
    if (!answer.view) throw new Error(`the frame was refused: ${JSON.stringify(answer)}`);
    return answer.view;
  }
  const card = { number, name: "Ana Ruiz", cvc: "123", month: 12, year: 2040, save };
  const view = await post("card", card);
  if (view.challenge === null || challenge === undefined) return view.state;
  return (await post("challenge", { challenge: view.challenge, answer: challenge })).state;
}

/** Puts money into the balance of a user, by card. */
export async function topUp(
  api: Pick<PageApi, "fetch" | "call">,
  user: { token: string },
  amount: string,
): Promise<void> {
  const { responseData } = await api.call("credit/addCreditBalance", { amount }, user);
  await payInFrame(api, responseData.frame_url ?? "");
}
