import { type Access, type AnyCall, plainInput } from "martillo/contract";
import { DEAR, type NeededPermissions, withoutBlanks } from "martillo/contract/schemas";
import { endSpentFamily } from "../security/partner-session-repository";
import { callerKey } from "../security/caller-address";
import { authenticate, bearerOf } from "../security/authenticate";
import { requirePermission } from "../security/permissions";
import { hashToken } from "../security/token";
import { permissionsOfCall, permissionsOfInput } from "./call-permissions";
import { checkAddress, checkRate } from "./check-limits";
import { outputFault } from "./check-output";
import type { CallContext, ServerConfig, Viewer } from "../call/context";
import { ApiFault } from "../call/fault";
import { fieldErrors } from "./input-errors";
import { isKept } from "../cache/kept-answer";
import { inputSource } from "./methods";
import type { MountedCall } from "../call/mount";
import { gatherFilters } from "./filters-in-one";
import { splitOrder } from "./order-in-one";
import { bringsRawCard } from "./raw-card";
import { readFormBody, readJsonBody } from "./read-body";
import { readQuery } from "./read-query";
import { unstorableTexts } from "./unstorable-text";
import type { CallServices, CallOrigin } from "./call-services";

/** One call: method, session, access, rate, input, handler. Every fault is thrown as an ApiFault. */
export async function runCall(
  { call, handle }: MountedCall,
  request: Request,
  origin: CallOrigin,
  services: CallServices,
): Promise<{ output: unknown; viewer: Viewer | null }> {
  const receivedAt = performance.now();
  const source = inputSource(call, request.method);
  checkAddress(call, origin.ip, services);
  // A stale token must not keep anybody from signing in again.
  const authorization = call.startsSession ? null : request.headers.get("authorization");
  const viewer = await viewerOf(call, authorization, origin, services);
  checkScope(call, viewer);
  checkAccess(call.access, viewer);
  if (call.personal && viewer && viewer.actedBy !== null) {
    throw new ApiFault("OWN_ACCOUNT_REQUIRED");
  }
  checkPermissions(permissionsOfCall(call), viewer);
  await checkRate(call.rateLimit, viewer, origin, services);
  await waitForTurn(call, viewer, origin, services, request);

  const sent =
    source === "query"
      ? readQuery(request.url)
      : await (call.multipart ? readFormBody : readJsonBody)(
          request,
          bodyLimitOf(call, services.config),
        );
  // Before anything looks at it: in every call, texts are plain.
  const raw = plainInput(sent);
  if (bringsRawCard(raw)) throw new ApiFault("RAW_CARD_REFUSED");
  const input = call.input.safeParse(
    splitOrder(withoutBlanks(call.input, gatherFilters(call.input, raw))),
  );
  if (!input.success) {
    throw new ApiFault("INVALID_INPUT", { fields: fieldErrors(input.error, raw) });
  }
  const unstorable = unstorableTexts(input.data);
  if (Object.keys(unstorable).length > 0) {
    throw new ApiFault("INVALID_INPUT", { fields: unstorable });
  }

  checkPermissions(permissionsOfInput(call, input.data), viewer);

  const config = configFor(request, services.config);
  const ctx = { ...contextOf(viewer, origin, { ...services, config }), receivedAt };
  if (call.rateLimit === "pay") await services.paymentTurn(request.signal);
  const answer = () => handle(input.data, ctx);
  const turns = call.multipart ? services.fileCalls : services.dearCalls;
  const output =
    call.cost >= DEAR
      ? await turns.take(viewer ? "first" : "usual", answer, request.signal)
      : await answer();
  if (services.config.mode !== "production") reportOutput(call, output, services);
  return { output, viewer };
}

/** Bids wait for nothing; payments and what is dear have their turns when their input is known to be right. */
async function waitForTurn(
  { cost, rateLimit, multipart }: MountedCall["call"],
  viewer: Viewer | null,
  { ip }: CallOrigin,
  { callTurn }: CallServices,
  request: Request,
): Promise<void> {
  if (rateLimit === "bid" || rateLimit === "pay") return undefined;
  // A file costs before its call has its turn, too: megabytes are read.
  if (cost >= DEAR && !multipart) return undefined;
  const who = viewer ? `account ${viewer.id}` : callerKey(ip);
  // Asked for here alone: a signal costs the making of one, which bids need not pay.
  return callTurn({ cost, who, isGuest: viewer === null }, request.signal);
}

/** A partner's token that is to be exchanged, and was exchanged long ago, has come into other hands. */
async function viewerOf(
  { name, rateLimit }: AnyCall,
  authorization: string | null,
  { origin }: CallOrigin,
  { db, biddingDb, bus }: CallServices,
): Promise<Viewer | null> {
  try {
    return await authenticate(rateLimit === "bid" ? biddingDb : db, authorization, origin);
  } catch (error) {
    const token = name === "partner/refresh" ? bearerOf(authorization) : undefined;
    const ended = token === undefined ? [] : await endSpentFamily(db, hashToken(token));
    for (const tokenHash of ended) bus.sessionEnded(tokenHash);
    throw error;
  }
}

/** Calls with long texts and many pictures. */
const LARGE_BODIES: ReadonlySet<string> = new Set([
  "product/projectAction",
  "template/product/projectAction",
]);

function bodyLimitOf(call: MountedCall["call"], config: ServerConfig): number {
  const { bodyLimitBytes, largeBodyLimitBytes, uploads } = config;
  if (call.multipart) return uploads.bytesPerCall;
  return LARGE_BODIES.has(call.name)
    ? Math.max(bodyLimitBytes, largeBodyLimitBytes)
    : bodyLimitBytes;
}

/** A token of a partner's page can do what the table says, and nothing that the table does not mention. */
function checkScope({ scope }: AnyCall, viewer: Viewer | null) {
  if (!viewer?.pass) return;
  if (!scope) throw new ApiFault("SITE_SESSION_REQUIRED");
  if (!viewer.pass.scopes.includes(scope)) throw new ApiFault("SCOPE_MISSING", { scope });
}

function checkAccess(access: Access, viewer: Viewer | null) {
  if (access === "public") return;
  if (!viewer) throw new ApiFault("NOT_SIGNED_IN");
  if (viewer.staff || access === "user") return;
  if (access === "seller" && viewer.admin) return;
  throw new ApiFault("FORBIDDEN");
}

/** Checks a person who works for a seller; it changes the answers of no access rule. */
function checkPermissions(needed: NeededPermissions, viewer: Viewer | null) {
  if (!viewer || needed === null) return;
  for (const permission of needed) requirePermission(viewer, permission);
}

function contextOf(
  viewer: Viewer | null,
  origin: CallOrigin,
  {
    limiter,
    dearCalls: _dearCalls,
    fileCalls: _fileCalls,
    paymentTurn: _paymentTurn,
    callTurn: _callTurn,
    biddingDb: _biddingDb,
    ...services
  }: CallServices,
): Omit<CallContext, "receivedAt"> {
  return {
    ...services,
    ...origin,
    viewer,
    requireViewer() {
      if (!viewer) throw new ApiFault("NOT_SIGNED_IN");
      return viewer;
    },
    limit(key, size) {
      const wait = limiter.take([key, "limits of handlers"], size);
      if (wait > 0) throw new ApiFault("RATE_LIMITED", { retry_after: wait });
      return () => limiter.giveBack(key);
    },
  };
}

/** Outside of production the site is where it was asked, if the operator has not set it. */
function configFor(request: Request, config: ServerConfig): ServerConfig {
  if (config.siteUrl !== "" || config.mode === "production") return config;
  return { ...config, siteUrl: new URL(request.url).origin };
}

/** Answers that never change are looked at once. */
const checked = new WeakSet<object>();

/** Tests stop at an answer that is not what the contract says; a demo goes on and says so in its log. */
function reportOutput(call: MountedCall["call"], output: unknown, services: CallServices) {
  if (isKept(output) && checked.has(output)) return;
  const fault = outputFault(call, output);
  if (fault === null) {
    if (isKept(output)) checked.add(output);
    return;
  }
  if (services.config.mode === "test") {
    throw new Error(`martillo: the answer of ${call.name} breaks the contract: ${fault}`);
  }
  services.log.warn({ call: call.name, fault }, "an answer breaks the contract");
}
