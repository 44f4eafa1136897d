/** What `martillo-notifications` tells. */
export interface NotificationsOwnEvents {
  /** Somebody changed what they want to hear of, or how pages look to them. */
  "martillo-preferences-updated": {
    language: string | null;
    timeZone: string;
    theme: "auto" | "light" | "dark";
  };
}
