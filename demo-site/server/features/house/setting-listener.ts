import type { Db } from "../../platform/db/db";
import type { HouseSettings } from "./settings-repository";

/** What a feature does before a setting gets another value. It says so in its index, as `settingListeners`. */
export interface SettingListener {
  key: keyof HouseSettings;
  /** Writes what held until now into what goes on by it. */
  keepFormer(t: Db, before: Partial<HouseSettings>): Promise<void>;
}

declare module "../../platform/call/context" {
  interface Services {
    settingListeners: readonly SettingListener[];
  }
}
