import type { SellerPermission } from "martillo/contract";
import type { Db } from "../../platform/db/db";
import { authenticateToken } from "../../platform/security/authenticate";
import { hashToken } from "../../platform/security/token";
import type { Viewer } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Client } from "../../platform/realtime/client";
import { HOUSE } from "../../platform/realtime/bus";
import { IndexOfSets } from "../../platform/realtime/index-of-sets";
import { readLiveTokens } from "./live-session-repository";

/** How often sessions are looked at without being told: they also run out by themselves. */
const CHECK_MS = 30_000;
/** Close code for a server in passing trouble. */
const TRY_AGAIN_LATER = 1013;

/** With one of these an employee sees what was sold or is offered for the seller's lots. */
function seesSales(permission: SellerPermission): boolean {
  return permission === "money" || permission === "award";
}

/** Which sockets belong to which session and user, and who must not be trusted any longer. */
export class SocketSessions {
  /** Signed-in sockets by user. */
  readonly users = new IndexOfSets<number, Client>();
  /** Those of people who work for a seller and may see its sales or offers, by seller. */
  readonly employees = new IndexOfSets<number, Client>();
  /** Those of people who may answer for another account, by that account; of staff by `HOUSE`. */
  readonly talkers = new IndexOfSets<number, Client>();
  readonly #tokens = new IndexOfSets<string, Client>();
  readonly #db: Db;
  readonly #onError: (error: unknown) => void;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(db: Db, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.checkAll().catch(onError), CHECK_MS);
  }

  /** Signs a socket in, or out without a token, and tells it the result. */
  async signIn(client: Client, token: string | undefined): Promise<boolean> {
    this.forget(client);
    const tokenHash = token === undefined ? null : hashToken(token);
    if (tokenHash !== null) {
      // Indexed before the database is asked, so that an end in between is not missed.
      client.tokenHash = tokenHash;
      this.#tokens.add(tokenHash, client);
    }
    const viewer = token === undefined ? null : await this.#viewerOf(token, client.origin);
    if (viewer === undefined) {
      // It is unknown whether the token is good; the client comes back and asks again.
      client.socket.close(TRY_AGAIN_LATER, "UNAVAILABLE");
      return false;
    }
    // Ended, replaced by another hello, or disconnected while the database was asked.
    if (!client.isOpen || client.tokenHash !== tokenHash) return false;
    if (viewer === null) this.forget(client);
    else {
      client.userId = viewer.id;
      client.isActing = viewer.actedBy !== null;
      this.users.add(viewer.id, client);
      if (viewer.asEmployeesId !== null && viewer.permissions.some(seesSales)) {
        client.employerId = viewer.asEmployeesId;
        this.employees.add(viewer.asEmployeesId, client);
      }
    }
    if (viewer) this.#noteTalker(client, viewer);
    client.send({ event: "session", data: { authenticated: viewer !== null } });
    return viewer !== null;
  }

  /** On a partner's page no person answers for anybody. */
  #noteTalker(client: Client, { staff, pass, asEmployeesId, permissions }: Viewer) {
    client.hearsTalk = pass === null;
    if (pass !== null) return;
    const answersFor = staff ? HOUSE : permissions.includes("talk") ? asEmployeesId : null;
    if (answersFor === null) return;
    client.answersFor = answersFor;
    this.talkers.add(answersFor, client);
  }

  /** Null for a token that is refused, undefined while the database cannot tell. */
  async #viewerOf(token: string, origin: string | null): Promise<Viewer | null | undefined> {
    try {
      return await authenticateToken(this.#db, token, origin);
    } catch (error) {
      if (error instanceof ApiFault) return null;
      this.#onError(error);
      return undefined;
    }
  }

  endSession(tokenHash: string) {
    for (const client of this.#tokens.get(tokenHash)) this.#demote(client);
  }

  endUser(userId: number) {
    for (const client of this.users.get(userId)) this.#demote(client);
  }

  /** Asks the database which sessions are still good. */
  async checkAll() {
    const asked = this.#tokens.keys();
    if (asked.length === 0) return;
    const good = await readLiveTokens(this.#db, asked);
    const ended = new Set(asked);
    for (const { token_hash } of good) ended.delete(token_hash);
    for (const tokenHash of ended) this.endSession(tokenHash);
  }

  forget(client: Client) {
    if (client.tokenHash !== null) this.#tokens.delete(client.tokenHash, client);
    if (client.userId !== null) this.users.delete(client.userId, client);
    if (client.employerId !== null) this.employees.delete(client.employerId, client);
    if (client.answersFor !== null) this.talkers.delete(client.answersFor, client);
    client.tokenHash = null;
    client.userId = null;
    client.answersFor = null;
    client.hearsTalk = false;
    client.employerId = null;
  }

  close() {
    clearInterval(this.#timer);
  }

  #demote(client: Client) {
    this.forget(client);
    client.send({ event: "session", data: { authenticated: false } });
  }
}
