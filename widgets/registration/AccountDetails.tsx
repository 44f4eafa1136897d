import { FormAlert, NO_ERRORS } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { Spinner } from "../../src/ui";
import { detailsChunk } from "./late-chunks";
import { registrationMessages } from "./registration.messages";
import { useChunk } from "../../src/late";
import type { AccountDetailsProps } from "./account-details-props";

/**
 * Asks the signed-in person who they are, with all that the house wants to know: for accounts that were made of e-mail and password
 * alone. When it is saved the session's user has a name.
 */
export function AccountDetails(props: AccountDetailsProps) {
  const t = useMessages(registrationMessages);
  const { module, hasFailed } = useChunk(detailsChunk, true);
  if (module) return <module.AccountDetailsForm {...props} />;
  if (!hasFailed) return <Spinner />;
  const form = { text: t("notLoaded"), retry: () => void detailsChunk.load() };
  return <FormAlert errors={{ ...NO_ERRORS, form }} />;
}
