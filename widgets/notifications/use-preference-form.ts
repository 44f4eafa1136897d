import { useState } from "react";
import {
  type InputOf,
  NOTIFICATION_KINDS,
  type Preferences,
  SENT_BY,
  userUpdatePreference,
} from "../../src/contract";
import { textOf, useForm } from "../../src/forms";
import { type Emit, useCall } from "../../src/state";

type PreferenceInput = InputOf<typeof userUpdatePreference>;

/** Name of the box of a kind and a medium. */
export function boxName(kind: string, medium: string): string {
  return `${kind}.${medium}`;
}

function readPreferences(data: FormData, hasPhone: boolean): PreferenceInput {
  const notifications = Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [
      kind,
      {
        mail: data.has(boxName(kind, "mail")),
        // A box that cannot be ticked says nothing about what was chosen before.
        ...(hasPhone && SENT_BY[kind].includes("sms") && { sms: data.has(boxName(kind, "sms")) }),
      },
    ]),
  );
  return {
    notifications,
    language: textOf(data, "language") || null,
    time_zone: textOf(data, "time_zone") as Preferences["time_zone"],
    theme: textOf(data, "theme") as Preferences["theme"],
  };
}

/** The form of the preferences at work. */
export function usePreferenceForm(
  hasPhone: boolean,
  emit: Emit,
  onSaved: (preferences: Preferences) => void,
) {
  const update = useCall(userUpdatePreference);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<string, { preferences: Preferences }>({
    send: (data) => update.run(readPreferences(data, hasPhone)),
    onSent({ preferences }) {
      const { language, time_zone, theme } = preferences;
      setSaved(true);
      onSaved(preferences);
      emit("martillo-preferences-updated", { language, timeZone: time_zone, theme });
    },
  });
  return { form, isSaved, touch: () => setSaved(false) };
}
