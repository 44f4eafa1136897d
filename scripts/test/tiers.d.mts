export const isGate: boolean;
export const e2e: readonly string[];
export const asReact: readonly string[];
export const asEmbed: readonly string[];
export const notInBrowser: readonly string[];
export const notInNode: readonly string[];
export const onOwnDatabases: readonly string[];
export const hosts: readonly string[];
export const browsersOfHosts: readonly ("chromium" | "firefox")[];
export const GATE: Readonly<
  Record<"e2e" | "asReact" | "asEmbed" | "notInBrowser" | "notInNode" | "hosts", readonly string[]>
>;
