import {
  NOTIFICATION_KINDS,
  SENT_BY,
  type NotificationKind,
  type NotificationMedium,
  type Preferences,
  type userUpdatePreference,
  type ParsedInputOf,
} from "martillo/contract";
import type { Db } from "../../platform/db/db";

type PreferenceChange = ParsedInputOf<typeof userUpdatePreference>;
type Chosen = NonNullable<PreferenceChange["notifications"]>;

interface PreferenceRow {
  notifications: Chosen;
  language: string | null;
  time_zone: Preferences["time_zone"] | null;
  theme: Preferences["theme"] | null;
}

/** Messages to a phone cost attention, and a bidder has just seen that the bid was accepted. */
const DEFAULT_MEDIA: Record<NotificationKind, Record<NotificationMedium, boolean>> = {
  outbid: { mail: true, sms: false },
  ending_soon: { mail: true, sms: false },
  won: { mail: true, sms: false },
  lost: { mail: true, sms: false },
  bid_accepted: { mail: false, sms: false },
  saved_search: { mail: true, sms: false },
  followed: { mail: true, sms: false },
  message: { mail: true, sms: false },
  question: { mail: true, sms: false },
};

function withDefaults(row: PreferenceRow | undefined): Preferences {
  const notifications = { ...DEFAULT_MEDIA };
  for (const kind of NOTIFICATION_KINDS) {
    const chosen = row?.notifications[kind];
    const { mail, sms } = DEFAULT_MEDIA[kind];
    notifications[kind] = {
      mail: chosen?.mail ?? mail,
      sms: SENT_BY[kind].includes("sms") && (chosen?.sms ?? sms),
    };
  }
  return {
    notifications,
    language: row?.language ?? null,
    time_zone: row?.time_zone ?? "Europe/Madrid",
    theme: row?.theme ?? "auto",
  };
}

/** What a person prefers, with defaults for what they have never chosen. */
export async function readPreferences(db: Db, userId: number): Promise<Preferences> {
  const [row] = await db.query<PreferenceRow>(
    "select notifications, language, time_zone, theme from user_preferences where user_id = $1",
    [userId],
  );
  return withDefaults(row);
}

/** Whether the house may write to a person about this, by this medium. */
export async function wantsNotification(
  db: Db,
  userId: number,
  kind: NotificationKind,
  medium: NotificationMedium,
): Promise<boolean> {
  const { notifications } = await readPreferences(db, userId);
  return notifications[kind][medium];
}

/** Writes what is named and leaves the rest. */
export async function writePreferences(
  db: Db,
  userId: number,
  change: PreferenceChange,
): Promise<Preferences> {
  return db.tx(async (t) => {
    await t.query(
      "insert into user_preferences (user_id) values ($1) on conflict (user_id) do nothing",
      [userId],
    );
    const [row] = await t.query<PreferenceRow>(
      `select notifications, language, time_zone, theme from user_preferences
       where user_id = $1 for update`,
      [userId],
    );
    const notifications: Chosen = { ...row?.notifications };
    for (const kind of NOTIFICATION_KINDS) {
      const chosen = change.notifications?.[kind];
      if (chosen) notifications[kind] = { ...notifications[kind], ...chosen };
    }
    const next: PreferenceRow = {
      notifications,
      language: change.language === undefined ? (row?.language ?? null) : change.language,
      time_zone: change.time_zone ?? row?.time_zone ?? null,
      theme: change.theme ?? row?.theme ?? null,
    };
    await t.query(
      `update user_preferences set notifications = $2::jsonb, language = $3, time_zone = $4,
         theme = $5, updated_at = now() where user_id = $1`,
      [userId, JSON.stringify(next.notifications), next.language, next.time_zone, next.theme],
    );
    return withDefaults(next);
  });
}

/** Of an account that becomes another person's. */
export async function forgetPreferences(t: Db, userId: number): Promise<void> {
  await t.query("delete from user_preferences where user_id = $1", [userId]);
}
