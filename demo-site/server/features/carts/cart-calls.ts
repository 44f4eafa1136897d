import type {
  buynowAddToCart,
  buynowRefreshCart,
  buynowSearch,
  buynowUpdateAdminFee,
  buynowUpdateOwnershipCertificate,
  Cart,
  cartCancelItem,
  CartExtra,
  cartSaveAddress,
  cartSearch,
  cartUpdateCheckout,
} from "martillo/contract";
import { nextCartLine, plainId, reservationUntil } from "martillo/domain";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { withRetries } from "../../platform/db/retry";
import { lockLot, prolongReservation } from "../lots";
import { once } from "../money";
import { readOwnAddress } from "../profile";
import { readSaleSettings } from "../sale";
import {
  type CartLineRow,
  type CartRow,
  lockCart,
  prolongLine,
  readCart,
  readCartLines,
  stateOf,
  writeCartBilling,
  writeExtras,
  noteAsked,
} from "./cart-repository";
import { toCart, toOpenCart } from "./cart-view";
import { keepWish } from "./pickup-wish";
import { removeLine } from "./release";
import { reserve } from "./reserve";

export const searchCart: Handler<typeof cartSearch> & Handler<typeof buynowSearch> = async (
  { type, cart_id: cartId },
  ctx,
) => {
  const viewer = ctx.requireViewer();
  const cart =
    cartId === undefined
      ? await toOpenCart(ctx.db, viewer.id, type)
      : await toCart(ctx.db, await ownCart(ctx, cartId));
  const mayKnow = viewer.pass === null || viewer.pass.scopes.includes("buy");
  return mayKnow ? cart : { ...cart, billing: NOBODY, billing_missing: [] };
};

/** Where its person lives and what its number is: not for a page that may only read. */
const NOBODY: Cart["billing"] = {
  name: "",
  nif: "",
  address1: "",
  address2: "",
  zip: "",
  city: "",
  state: "",
  country: "",
  buyer_kind: "consumer",
};

/** The cart, if it is the viewer's or the viewer is staff. Throws NOT_FOUND. */
export async function ownCart(ctx: CallContext, id: number): Promise<CartRow> {
  const viewer = ctx.requireViewer();
  const cart = await readCart(ctx.db, id);
  if (!cart || (cart.user_id !== viewer.id && !viewer.staff)) throw new ApiFault("NOT_FOUND");
  return cart;
}

/** Tells who looks at a lot and who owns the cart, after the commit. */
function tell(ctx: CallContext, lotIds: readonly number[], userId: number): void {
  ctx.bus.lotChanged(lotIds);
  ctx.bus.money(userId);
}

export const addToCart: Handler<typeof buynowAddToCart> = async (input, ctx) => {
  const { idempotency_key: key, project_id: lotId } = input;
  const { id: userId } = ctx.requireViewer();
  const keyed = { userId, key, call: "buynow/addToCart", body: { project_id: lotId } };
  try {
    await once(ctx.db, keyed, (t) => reserve({ ...ctx, db: t }, lotId));
  } catch (error) {
    if (error instanceof ApiFault && error.code === "LOT_RESERVED") {
      await noteAsked(ctx.db, userId, lotId);
    }
    throw error;
  }
  tell(ctx, [lotId], userId);
  return toOpenCart(ctx.db, userId, "buynow");
};

/** Tries to keep again what fell out of the cart; of one lot alone it says why not. */
export const refreshCart: Handler<typeof buynowRefreshCart> = async (input, ctx) => {
  const { id: userId } = ctx.requireViewer();
  const cart = input.cart_id === undefined ? undefined : await ownCart(ctx, input.cart_id);
  const open = cart ? await toCart(ctx.db, cart) : await toOpenCart(ctx.db, userId, "buynow");
  const wanted = open.nonCartItems.filter(
    ({ line_state, project_id }) =>
      line_state === "expired" &&
      (input.project_id === undefined || project_id === input.project_id),
  );
  for (const { project_id: lotId } of wanted) {
    try {
      await withRetries(() => ctx.db.tx((t) => reserve({ ...ctx, db: t }, lotId)));
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      if (error.code === "LOT_RESERVED") await noteAsked(ctx.db, userId, lotId);
      // Of several lots the others are tried; a lot that is left out says so by staying where it is.
      if (input.project_id !== undefined) throw error;
    }
  }
  tell(
    ctx,
    wanted.map(({ project_id }) => project_id),
    userId,
  );
  return toOpenCart(ctx.db, cart?.user_id ?? userId, "buynow");
};

/** Changes one line under the locks of its lot and its cart. Throws NOT_FOUND, SALE_CONCLUDED. */
async function changeLine(
  ctx: CallContext,
  { cart_id: cartId, project_id: lotId }: { cart_id: number; project_id: number },
  change: (inside: CallContext, line: CartLineRow) => Promise<void>,
): Promise<Cart> {
  const cart = await ownCart(ctx, cartId);
  await withRetries(() =>
    ctx.db.tx(async (t) => {
      await lockLot(t, lotId);
      await lockCart(t, cart.id);
      const lines = await readCartLines(t, cart.id);
      const line = lines.findLast(({ lot_id }) => lot_id === lotId);
      if (!line) throw new ApiFault("NOT_FOUND");
      if (line.state === "placed") throw new ApiFault("SALE_CONCLUDED");
      await change({ ...ctx, db: t }, line);
    }),
  );
  tell(ctx, [lotId], cart.user_id);
  const now = await readCart(ctx.db, cart.id);
  return toCart(ctx.db, now ?? cart);
}

export const cancelItem: Handler<typeof cartCancelItem> = (input, ctx) =>
  changeLine(ctx, input, async ({ db: t }, line) => {
    // A bought vehicle is bought: it is paid, or called off by its seller.
    if (line.state === "awaiting") throw new ApiFault("SALE_CONCLUDED");
    await removeLine(t, line);
  });

function chooseExtra(
  ctx: CallContext,
  input: { cart_id: number; project_id: number },
  extra: CartExtra,
  isChosen: boolean,
): Promise<Cart> {
  return changeLine(ctx, input, async ({ db: t }, line) => {
    await writeExtras(t, line.id, { [extra]: isChosen });
  });
}

export const updateAdminFee: Handler<typeof buynowUpdateAdminFee> = (input, ctx) =>
  chooseExtra(ctx, input, "admin_fee", input.admin_fee === 1);

export const updateOwnershipCertificate: Handler<typeof buynowUpdateOwnershipCertificate> = (
  input,
  ctx,
) => chooseExtra(ctx, input, "ownership_certificate", input.ownership_certificate === 1);

export const saveAddress: Handler<typeof cartSaveAddress> = async (input, ctx) => {
  const cart = await ownCart(ctx, input.cart_id);
  const { address, address_id: addressId, nif, buyer_kind } = input;
  let typed: object = address ?? {};
  if (addressId !== undefined) {
    const known = await readOwnAddress(ctx.db, cart.user_id, addressId);
    if (!known) throw new ApiFault("NOT_FOUND");
    const { name, address1, address2, zip, city, state, country } = known;
    typed = { ...(name && { name }), address1, address2, zip, city, state, country };
  }
  await writeCartBilling(ctx.db, cart.id, {
    ...typed,
    ...(nif !== undefined && { nif: plainId(nif) }),
    ...(buyer_kind && { buyer_kind }),
  });
  return toCart(ctx.db, (await readCart(ctx.db, cart.id)) ?? cart);
};

/** Entering the checkout keeps what is reserved longer, once. */
export const updateCheckout: Handler<typeof cartUpdateCheckout> = async (input, ctx) => {
  const cart = await ownCart(ctx, input.cart_id);
  const { appointmentTime: startsAtMs, person, project_id: lotId } = input;
  if (startsAtMs !== undefined) {
    if (lotId === undefined) {
      throw new ApiFault("INVALID_INPUT", { fields: { project_id: "Required!" } });
    }
    const wish = startsAtMs === null ? null : { startsAtMs, ...(person && { person }) };
    await changeLine(ctx, { cart_id: cart.id, project_id: lotId }, ({ db: t }, line) =>
      keepWish(t, line, wish),
    );
  }
  if (input.enter !== 1) return toCart(ctx.db, cart);
  const settings = await readSaleSettings(ctx.db);
  const lines = (await readCartLines(ctx.db, cart.id)).filter(
    (line) =>
      stateOf(line) === "reserved" &&
      line.entered_ms === null &&
      (input.project_id === undefined || line.lot_id === input.project_id),
  );
  for (const { lot_id: project_id } of lines) {
    await changeLine(ctx, { cart_id: cart.id, project_id }, async ({ db: t }, line) => {
      const isHeld = nextCartLine(stateOf(line), "prolong") !== null;
      if (!isHeld || line.entered_ms !== null || line.reserved_ms === null) return;
      const untilMs = reservationUntil({
        reservedAtMs: line.reserved_ms,
        enteredAtMs: line.now_ms,
        lengthMs: settings.reservation_s * 1_000,
        maximumMs: settings.reservation_max_s * 1_000,
      });
      await prolongLine(t, line.id, line.now_ms, untilMs);
      await prolongReservation(t, line.lot_id, untilMs, line.user_id);
    });
  }
  return toCart(ctx.db, cart);
};
