import { askForConsent, configure, type GetToken } from "martillo";

const getToken: GetToken = async () => {
  const response = await fetch("/auction-token");
  return response.ok ? response.text() : undefined;
};

// Widgets call it when a guest wants to bid: the window of the auction house opens, your server keeps the answer.
getToken.signIn = async () => {
  const consent = await askForConsent();
  if (!consent) return false;
  const response = await fetch("/auction-consent", {
    method: "POST",
    body: JSON.stringify(consent),
  });
  return response.ok;
};

configure({ getToken });
