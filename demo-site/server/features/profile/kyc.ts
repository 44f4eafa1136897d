import type { Kyc, userRunKycCheck, userUpdateProfileKYC } from "martillo/contract";
import { plainId } from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import { errorText } from "../../platform/call/log";
import type { Handler } from "../../platform/call/mount";
import { type KycRow, readKyc, storeKyc, storeVerdict, today } from "./kyc-repository";
import { findUser } from "../accounts";

const NOTHING: Kyc = {
  status: "none",
  document_type: null,
  document_end: null,
  birth_date: null,
  nationality: null,
  reasons: [],
  checked_at: null,
};

export const updateProfileKYC: Handler<typeof userUpdateProfileKYC> = async (input, ctx) => {
  const { id } = ctx.requireViewer();
  if (!isDay(input.birth_date)) {
    throw new ApiFault("INVALID_INPUT", { fields: { birth_date: "La fecha no existe." } });
  }
  await storeKyc(ctx.db, id, {
    documentType: input.document_type,
    documentNumber: plainId(input.document_number),
    birthDate: input.birth_date,
    nationality: input.nationality,
  });
  return toKyc(await readKyc(ctx.db, id));
};

export const runKycCheck: Handler<typeof userRunKycCheck> = async ({ only_status }, ctx) => {
  const { id } = ctx.requireViewer();
  const stored = await readKyc(ctx.db, id);
  if (!stored || only_status || stored.status === "approved") return toKyc(stored);
  const user = await findUser(ctx.db, id);
  const verdict = await ctx.ports.kyc
    .check(
      {
        documentType: stored.document_type ?? "passport",
        documentNumber: stored.document_number,
        birthDate: stored.birth_date ?? "",
        nationality: stored.nationality ?? "",
        firstName: user?.first_name ?? "",
        lastName: user?.last_name ?? "",
        companyName: user?.companyname ?? null,
      },
      await today(ctx),
    )
    .catch((error: unknown) => {
      ctx.log.error(errorText(error), "the identity check did not answer");
      throw new ApiFault("UNAVAILABLE");
    });
  await storeVerdict(ctx.db, id, stored, verdict);
  return toKyc(await readKyc(ctx.db, id));
};

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function toKyc(row: KycRow | undefined): Kyc {
  if (!row) return NOTHING;
  const { document_number: _secret, ...kyc } = row;
  return kyc;
}
