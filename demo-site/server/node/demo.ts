import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databaseNow } from "../platform/db/clock";
import type { Db } from "../platform/db/db";
import {
  createPartner,
  hasPartners,
  lockPartners,
  type NewPartner,
  setScopes,
} from "../features/partners";
import type { DemoAccount } from "../seed/accounts";
import type { PictureManifest } from "../seed/catalogue/pictures";
import { seedAuctionInPreparation } from "../seed/auction-in-preparation";
import { seedNegotiations } from "../seed/negotiations";
import { seedPickups } from "../seed/pickups";
import { seedReturns } from "../seed/returns";
import { seedSellerWork } from "../seed/seller-work";
import { rollDemoAuctions } from "../seed/rolling";
import { seedDemo } from "../seed/seed";
import type { Bus } from "../platform/realtime/bus";
import type { MoneyContext } from "../features/money";
import { sweepSales } from "../features/sale";
import { errorText } from "../platform/call/log";
import { recurring } from "../platform/jobs/job";
import type { PasswordPort } from "../ports/passwords";

const FILE = "demo-accounts.json";
const PARTNER_FILE = "demo-partner.json";
/** Pages of this machine, on any port: a developer who tries the demo out writes one. */
const DEMO_PARTNER: NewPartner = {
  key: "demo",
  name: "Automóviles Ribera (página de ejemplo)",
  origins: ["http://localhost:*", "http://127.0.0.1:*"],
  scopes: ["read", "bid", "buy"],
};
const OWNER_ONLY = 0o600;
const ROLL_EVERY_MS = 20_000;

export interface DemoOptions {
  db: Db;
  /** Beside the database: where the accounts are written. */
  folder: string;
  /** Of the demo's pictures, with their manifest. */
  pictures: string;
  passwords: PasswordPort;
}

/** Fills an empty database and returns the accounts to try it with; later the same ones, from the file beside the database. */
export async function prepareDemo(options: DemoOptions): Promise<readonly DemoAccount[]> {
  const { db, folder, passwords } = options;
  const file = join(folder, FILE);
  const manifest = readManifest(options.pictures);
  const nowMs = await databaseNow(db);
  const fresh = await db.tx(async (t) => {
    const hashPassword = (password: string) => passwords.hash(password);
    const accounts = await seedDemo({ db: t, nowMs, manifest, hashPassword });
    // Before the commit: accounts whose passwords no person knows would be of no use.
    if (accounts) writePrivately(file, accounts);
    return accounts;
  });
  return fresh ?? readAccounts(file);
}

/** The demo knows one partner, whose secret is written beside the database. */
export async function prepareDemoPartner({ db, folder }: Pick<DemoOptions, "db" | "folder">) {
  await db.tx(async (t) => {
    // Several processes may start at once on one database.
    await lockPartners(t);
    const { key, scopes } = DEMO_PARTNER;
    // A database of an earlier release knows it with what it could do then.
    await setScopes(t, key, scopes);
    const known = await hasPartners(t);
    if (known) return;
    const secret = await createPartner(t, DEMO_PARTNER);
    writePrivately(join(folder, PARTNER_FILE), { partner: DEMO_PARTNER.key, secret });
  });
}

/** New lots take the place of those that end, for as long as the demo runs. */
export function rollingJob(pictures: string) {
  const manifest = readManifest(pictures);
  return recurring("demo", ROLL_EVERY_MS, ({ db, bus }: { db: Db; bus: Bus }) =>
    rollDemoAuctions({ db, bus, manifest }),
  );
}

/**
 * Some of what the demo has sold is on its way to its buyers, people offer prices to each other, a buyer gives a vehicle back, and a seller
 * has drafts, templates and a sheet in work; once. The demo starts without what cannot be laid out. The work that the clock has made due
 * for older sales is done with them, so that a house that has just been laid out has no arrears to work through beside its first visitors.
 */
export async function prepareDemoSales(ctx: MoneyContext): Promise<void> {
  const parts = [
    seedPickups,
    seedNegotiations,
    seedReturns,
    seedSellerWork,
    seedAuctionInPreparation,
    sweepSales,
  ];
  for (const lay of parts) {
    try {
      await lay(ctx);
    } catch (error) {
      ctx.log.warn(errorText(error), "a part of the demo could not be laid out");
    }
  }
}

function readManifest(pictures: string): PictureManifest | null {
  const file = join(pictures, "manifest.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PictureManifest) : null;
}

function writePrivately(file: string, content: object) {
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: OWNER_ONLY });
  renameSync(draft, file);
}

function readAccounts(file: string): DemoAccount[] {
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, "utf8")) as DemoAccount[];
}

/** The accounts as a table for people. */
export function accountsText(accounts: readonly DemoAccount[]): string {
  if (accounts.length === 0) return "";
  const width = Math.max(...accounts.map((account) => account.email.length));
  const lines = accounts.map(
    ({ role, email, password }) => `  ${role.padEnd(7)} ${email.padEnd(width)}  ${password}`,
  );
  return ["Demo accounts:", ...lines].join("\n");
}
