import { useState } from "react";
import { type User, userResetUserProfile } from "../../src/contract";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "../../src/contract/accounts/password-pattern";
import {
  accepted,
  longest,
  required,
  type Rule,
  sameAs,
  type SendResult,
  shortest,
  textOf,
  useForm,
} from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { type Emit, useCall } from "../../src/state";
import { passwordChangeMessages } from "./password-change.messages";

type FieldName = "current_password" | "password" | "confirm_password" | "terms";

/** The form of a new password: its checks here, the server's errors, and the result. */
export function usePasswordForm(user: User, emit: Emit) {
  const t = useMessages(passwordChangeMessages);
  const change = useCall(userResetUserProfile);
  const [changes, setChanges] = useState(0);
  const [typed, setTyped] = useState("");
  const hasPassword = user.has_password === 1;

  const isNew: Rule = (value, data) =>
    hasPassword && value !== "" && value === textOf(data, "current_password")
      ? t("sameAsBefore")
      : undefined;

  async function send(data: FormData): Promise<SendResult> {
    const result = await change.run({
      ...(hasPassword && { current_password: textOf(data, "current_password") }),
      password: textOf(data, "password"),
      confirm_password: textOf(data, "confirm_password"),
    });
    if (result.ok || result.error.code !== "WRONG_PASSWORD") return result;
    const { message } = result.error;
    return { ok: false, error: { message, fields: { current_password: message } } };
  }

  const form = useForm<FieldName>({
    rules: {
      ...(hasPassword && { current_password: required() }),
      password: [
        required(),
        shortest(SHORTEST_PASSWORD, "Minimum 8 characters"),
        longest(LONGEST_PASSWORD, t("tooLong")),
        isNew,
      ],
      confirm_password: [required(), sameAs("password", "Passwords not match")],
      terms: accepted("You must accept the terms and conditions"),
    },
    send,
    onSent() {
      // The next form is an empty one.
      setChanges((count) => count + 1);
      setTyped("");
      emit("martillo-password-changed", { userId: user.id });
    },
  });

  return { form, hasPassword, typed, noteTyped: setTyped, changes, isDone: changes > 0 };
}
