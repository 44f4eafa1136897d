declare module "virtual:martillo-practice-database" {
  /** Address of the migrated database as a compressed archive, written by the build; undefined while the site is developed. */
  export const DATABASE: string | undefined;
}
