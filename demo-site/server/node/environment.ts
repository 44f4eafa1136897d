import { isAbsolute, join } from "node:path";
import { rooms } from "../_made/environment";
import { DEFAULT_CONFIG, type ServerConfig } from "../platform/call/config";
import { environment as base } from "../platform/environment/base";
import {
  readRooms,
  strayVariables,
  type Environment,
  type SettingsOf,
} from "../platform/environment/read-rooms";
import { environment as ofProcess } from "./process-environment";

export { ConfigurationError } from "../platform/environment/read-rooms";

const READ = { node: { process: ofProcess }, ...rooms };

/** Every room that reads something, in the order in which the guides list their variables. */
export const ROOMS = { start: { base }, ...READ };

type RoomSettings = SettingsOf<typeof READ>;
type ProcessSettings = RoomSettings["node"]["process"];

/** Everything that the process can be told from outside. */
export interface Settings extends Omit<ProcessSettings, "folder"> {
  /** Folder of the embedded database and of uploads. */
  dataFolder: string;
  /** A PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** How many proxies in front may be believed about the caller's address. */
  trustedProxies: number;
  /** What each port was told, by the name of its folder. */
  ports: RoomSettings["ports"];
  config: ServerConfig;
  /** Variables that look like ours and are none. */
  strays: readonly string[];
}

/** Reads the environment; relative folders are those of `root`. Throws a ConfigurationError with all faults at once. */
export function readEnvironment(env: Environment, root: string): Settings {
  const { base: known, settings } = readRooms(env, READ);
  const { node, platform, features, ports } = settings;
  const { folder, ...ofThisProcess } = node.process;
  const { trustedProxies, ...ofBase } = known;
  const { databaseUrl, databasePool } = platform.db;
  const { dearCalls } = DEFAULT_CONFIG;
  const ofFeatures: readonly Partial<ServerConfig>[] = Object.values(features);
  return {
    ...ofThisProcess,
    dataFolder: isAbsolute(folder) ? folder : join(root, folder),
    databaseUrl,
    databasePool,
    trustedProxies,
    ports,
    config: {
      ...DEFAULT_CONFIG,
      ...ofBase,
      ...platform.http,
      ...platform.security,
      ...ofFeatures.reduce((all, one) => ({ ...all, ...one })),
      // Half of the connections are left to everybody else.
      dearCalls: { ...dearCalls, atOnce: Math.min(dearCalls.atOnce, Math.floor(databasePool / 2)) },
      captchaProvider: ports.captcha?.provider ?? null,
      googleClientId: ports.google?.clientId ?? null,
      cacheSeconds: 15,
    },
    strays: strayVariables(env, ROOMS),
  };
}
