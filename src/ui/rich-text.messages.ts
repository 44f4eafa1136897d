import { defineMessages } from "../i18n";

export const richTextMessages = defineMessages("richText", { table: "Tabla" } as const);
