/** What `martillo-notifications` tells. */
export interface NotificationsOwnEvents {
  /** The user changed which news they want, or how pages look to them. */
  "martillo-preferences-updated": {
    language: string | null;
    timeZone: string;
    theme: "auto" | "light" | "dark";
  };
}
