import { useEffect, useState } from "react";
import { customHandover, HANDOVER_PHOTOS, type InputOf, type Pickup } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { type ChosenPhotos, forgetPlace, useChosenPhotos } from "../../src/patterns/photos";
import { usePress } from "../../src/patterns/press";
import { type CallError, useCall, useRuntime, useSession } from "../../src/state";
import { appointmentPickerMessages } from "./appointment-picker.messages";
import {
  EMPTY_DRAFT,
  type HandoverDraft,
  keepDraft,
  keptDraft,
  keysOf,
  kmOf,
} from "./handover-draft";
import type { AppointmentPickerModel } from "./use-appointment-picker";

/** Everything that the form of a hand-over shows. */
export interface HandOverModel {
  /** Also where it was open when the page was reloaded. */
  isOpen: boolean;
  open: () => void;
  /** The draft stays. */
  close: () => void;
  draft: HandoverDraft;
  type: (fields: Partial<HandoverDraft>) => void;
  photos: ChosenPhotos;
  isStaff: boolean;
  isBusy: boolean;
  refusal: CallError | undefined;
  /** How many presses were refused. */
  refusals: number;
  /** The odometer shows so much more than the lot says that it has to be read again. */
  asksKm: boolean;
  /** It is not known whether the last press counted: `send` sends the same once more. */
  isUnknown: boolean;
  send: () => void;
}

type Press = Omit<InputOf<typeof customHandover>, "idempotency_key">;

/** A hand-over from its first typed digit until it is done, also over reloads and without a line. */
export function useHandOver(pickup: Pickup, model: AppointmentPickerModel): HandOverModel {
  const t = useMessages(appointmentPickerMessages);
  const { apiBase } = useRuntime();
  const { user } = useSession();
  const owner = `${apiBase}:${user?.id ?? 0}:`;
  const place = `${owner}handover:${pickup.invoice_id}`;
  const stored = `martillo:${place}`;
  const [draft, setDraft] = useState(() => keptDraft(stored));
  const [oddKm, setOddKm] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const photos = useChosenPhotos({ place, owner, most: HANDOVER_PHOTOS });
  const { run, isRunning } = useCall(customHandover);
  const press = usePress({
    send: (input: Press, key) => run({ ...input, idempotency_key: key }),
  });
  const isDone = pickup.delivered === 3;
  const isStaff = user?.staff === 1;

  function type(fields: Partial<HandoverDraft>) {
    const next = { ...draft, ...fields };
    setDraft(next);
    keepDraft(stored, next);
  }

  function forget() {
    setDraft(EMPTY_DRAFT);
    keepDraft(stored, undefined);
    photos.clear();
  }

  // By another phone, or by a press whose answer was lost.
  useEffect(() => {
    if (!isDone) return;
    keepDraft(stored, undefined);
    void forgetPlace(place);
  }, [isDone, stored, place]);

  async function send() {
    const pressed = await press.press(() => pressOf(pickup.invoice_id, draft, photos));
    if (!pressed) return;
    if (pressed.ok) {
      forget();
      return model.finish(t("handedOver"));
    }
    if (pressed.error.code === "ODOMETER_HIGH") setOddKm(draft.km);
    setRefusals((count) => count + 1);
    // How many tries are left, and whether it is done after all.
    model.refresh();
  }

  return {
    isOpen: draft.isOpen && model.may("hand_over"),
    open() {
      model.open("none");
      type({ isOpen: true });
    },
    close: () => type({ isOpen: false }),
    draft,
    type(fields) {
      press.clear();
      type(fields);
    },
    photos,
    isStaff,
    isBusy: isRunning || photos.isBusy,
    refusal: press.error,
    refusals,
    asksKm: oddKm !== undefined && oddKm === draft.km,
    isUnknown: press.isUnknown,
    send: () => void send(),
  };
}

function pressOf(invoice: number, draft: HandoverDraft, { photos }: ChosenPhotos): Press {
  const { code, reason, notes, checks } = draft;
  const [km, keys] = [kmOf(draft.km), keysOf(draft.keys)];
  const flag = (check: HandoverDraft["checks"][number]) => (checks.includes(check) ? 1 : 0);
  return {
    invoice_id: invoice,
    code: code.trim(),
    checks: {
      identity: flag("identity"),
      condition: flag("condition"),
      keys: flag("keys"),
      documents: flag("documents"),
    },
    ...(reason.trim() && { reason: reason.trim() }),
    ...(km !== undefined && { km }),
    ...(draft.confirmedKm !== "" && draft.confirmedKm === draft.km && { km_confirmed: 1 }),
    ...(keys !== undefined && { keys_given: keys }),
    ...(notes.trim() && { notes: notes.trim() }),
    ...(photos.length > 0 && { images: photos.map(({ file }) => file) }),
  };
}
