// This folder: the code that needs Node: ports of the process, commands, files, sockets.
import { join } from "node:path";
import type { Db } from "../platform/db/db";
import { httpCaptcha } from "../ports/captcha/http-captcha";
import { threadedDocuments } from "../ports/documents/threaded-documents";
import { googleTokens } from "../ports/google/google-keys";
import { nodeSigner } from "../ports/head-signer/node-signer";
import { sharpImages } from "../ports/images/sharp-images";
import { ipCountryOf } from "../ports/ip-country/ip-country";
import { httpKyc } from "../ports/kyc/http-kyc";
import { smtpMail } from "../ports/mail/smtp-mail";
import { mapsOf } from "../ports/maps/maps-of";
import { newsletterService } from "../ports/newsletter/newsletter-service";
import { nativePasswords } from "../ports/passwords/native-passwords";
import { openPayments } from "../ports/payment-provider/open-payments";
import { builtInPlaces } from "../ports/places/built-in-places";
import { readWorldCities } from "../ports/places/world-cities";
import { embeddedPorts, type Ports } from "../ports/ports";
import { pandadoc } from "../ports/signing/pandadoc";
import { httpSms } from "../ports/sms/http-sms";
import { threadedPdfs } from "../ports/pdfs/threaded-pdfs";
import { threadedSpreadsheets } from "../ports/spreadsheets/threaded-spreadsheets";
import { algoliaSuggestions } from "../ports/suggestions/algolia";
import { uploadFolder } from "../ports/uploads/upload-folder";
import { openVault, VAULT_KEY_FILE } from "../ports/vault/open-vault";
import { httpVerifactu } from "../ports/verifactu/http-verifactu";
import type { Log } from "../platform/call/log";
import type { Settings } from "./environment";

export interface OpenPorts extends Ports {
  /** Ends connections. */
  close(): void;
}

/**
 * The adapters that are configured, and the embedded ones for the rest. `uploads`: the folder of pictures. `workers`: the folder of the
 * built threads.
 */
export async function openPorts(
  db: Db,
  { ports, dataFolder }: Pick<Settings, "ports" | "dataFolder">,
  uploads: string,
  workers: string,
): Promise<OpenPorts> {
  const mail = ports.mail && smtpMail(ports.mail);
  const passwords = nativePasswords();
  // Made now, so that the first login of an unknown address takes no longer than others.
  await passwords.decoy();
  const documents = threadedDocuments(join(workers, "documents-worker.js"));
  const payments = await openPayments(db, ports.paymentProvider);
  return {
    ...embeddedPorts(db),
    captcha: ports.captcha && httpCaptcha(ports.captcha),
    documents,
    google: ports.google && googleTokens(ports.google.clientId),
    headSigner: await nodeSigner(db, ports.headSigner),
    images: sharpImages(),
    ipCountry: ipCountryOf(ports.ipCountry) ?? null,
    ...(ports.kyc && { kyc: httpKyc(ports.kyc) }),
    mail,
    maps: mapsOf(ports.maps),
    newsletter: ports.newsletter && newsletterService(ports.newsletter),
    passwords,
    payments,
    pdfs: threadedPdfs(join(workers, "pdfs-worker.js")),
    places: builtInPlaces({ readWorldCities }),
    signing: ports.signing && pandadoc(ports.signing),
    sms: ports.sms && httpSms(ports.sms),
    spreadsheets: threadedSpreadsheets(join(workers, "spreadsheets-worker.js")),
    suggestions: ports.suggestions && algoliaSuggestions(ports.suggestions),
    uploads: uploadFolder(uploads),
    vault: await openVault(db, ports.vault, join(dataFolder, VAULT_KEY_FILE)),
    verifactu: ports.verifactu && httpVerifactu(ports.verifactu),
    close() {
      documents.close();
      mail?.close();
      payments.sandbox?.close();
    },
  };
}

/** Says of which ports no real account was ever used. */
export function warnOfUntried(
  { payments, vault }: Pick<OpenPorts, "payments" | "vault">,
  log: Log,
): void {
  const untried = payments.all().filter(({ can }) => can.untried);
  for (const { name } of [...untried, ...(vault?.untried ? [vault] : [])])
    log.warn({ port: name }, "this was tested against a double of its vendor alone");
}
