import type { commonActions, pageActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { insertEntry, updateEntry } from "./entries";
import { getDefault } from "./get-default";
import { getFooterLinks, getStaticPage, showStatic } from "./static-pages";

const pageHandlers = {
  "common/getStaticPage": getStaticPage,
  "common/show_static_content": showStatic,
  "common/getFooterLinks": getFooterLinks,
  "common/insertEntry": insertEntry,
  "common/updateEntry": updateEntry,
} satisfies HandlersFor<typeof pageActions>;

export const commonHandlers = {
  "common/getDefault": getDefault,
  ...pageHandlers,
} satisfies HandlersFor<typeof commonActions & typeof pageActions>;
