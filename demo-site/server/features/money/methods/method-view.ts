import type { Bank, Card, VaultCard } from "martillo/contract";
import { BANK_TRIES } from "martillo/domain";
import type { MethodRow } from "./method-repository";

export function toCard(row: MethodRow, customer: string): Card {
  return {
    id: row.provider_ref,
    customer,
    brand: row.brand,
    last4: row.last4,
    card_last4: row.last4,
    exp_month: row.exp_month ?? 0,
    exp_year: row.exp_year ?? 0,
    name: row.holder,
    is_default: row.is_default ? 1 : 0,
    status: row.status === "expired" || row.status === "saving" ? row.status : "active",
    address_line1: row.address.line1 ?? "",
    address_line2: row.address.line2 ?? "",
    address_city: row.address.city ?? "",
    address_state: row.address.state ?? "",
    address_country: row.address.country ?? "",
    address_zip: row.address.zip ?? "",
  };
}

export function toBank(row: MethodRow, customer: string): Bank {
  const { status } = row;
  const isKnown = status === "verified" || status === "verification_failed" || status === "errored";
  return {
    id: row.provider_ref,
    customer,
    bank_name: row.brand,
    last4: row.last4,
    routing_number: row.routing,
    account_holder_name: row.holder,
    account_holder_type: row.holder_type,
    is_default: row.is_default ? 1 : 0,
    status: isKnown ? status : "new",
    tries_left: Math.max(0, BANK_TRIES - row.tries),
  };
}

export function toMethod(row: MethodRow, customer: string): Card | Bank {
  return row.kind === "card" ? toCard(row, customer) : toBank(row, customer);
}

export function toVaultCard(row: MethodRow): VaultCard {
  const { customer: _customer, id, ...card } = toCard(row, "");
  return { skyflow_id: id, ...card };
}
