// This folder: services from outside as one object, `Ports`.
import type { Db } from "../platform/db/db";
import type { CaptchaPort } from "./captcha";
import type { DocumentsPort } from "./documents";
import type { GooglePort } from "./google";
import type { HeadSigner } from "./head-signer";
import { webSigner } from "./head-signer/web-signer";
import type { ImagesPort } from "./images";
import { builtInImages } from "./images/built-in-images";
import type { IpCountryPort } from "./ip-country";
import type { KycPort } from "./kyc";
import { builtInKyc } from "./kyc/built-in-kyc";
import type { MailPort } from "./mail";
import type { MapsPort } from "./maps";
import { registerMaps } from "./maps/register-maps";
import type { NewsletterPort } from "./newsletter";
import type { PasswordPort } from "./passwords";
import { inlinePasswords } from "./passwords/inline-passwords";
import { paymentsOf, type Payments } from "./payment-provider/payments";
import { bankPage } from "./payment-provider/redirect/bank-page";
import { sandboxProvider } from "./payment-provider/sandbox";
import type { PdfPort } from "./pdfs";
import { inlinePdfs } from "./pdfs/inline-pdfs";
import type { PlacesPort } from "./places";
import { builtInPlaces } from "./places/built-in-places";
import type { SigningPort } from "./signing";
import type { SmsPort } from "./sms";
import type { SpreadsheetPort } from "./spreadsheets";
import type { SuggestionsPort } from "./suggestions";
import type { UploadStorePort } from "./uploads";
import { memoryUploads } from "./uploads/memory-uploads";
import type { VerifactuPort } from "./verifactu";
import type { VaultPort } from "./vault";
import { embeddedVault } from "./vault/embedded";

/** Every service outside of the house. Each has a folder here: interface, embedded default, adapters. */
export interface Ports {
  /** Null where the house asks for none. */
  captcha: CaptchaPort | null;
  /** Makes documents on paper. Null in a page, where no person could keep them. */
  documents: DocumentsPort | null;
  /** Null where Google is not configured. */
  google: GooglePort | null;
  /** Signs the ends of histories. */
  headSigner: HeadSigner;
  /** Reads pictures that people send. */
  images: ImagesPort;
  /** Tells where a caller seems to be; null where no source can tell. */
  ipCountry: IpCountryPort | null;
  kyc: KycPort;
  /** Null where letters stay in the outbox. */
  mail: MailPort | null;
  maps: MapsPort;
  /** Null where the house keeps the list of its newsletter itself. */
  newsletter: NewsletterPort | null;
  passwords: PasswordPort;
  /** Writes PDFs that people send anew. */
  pdfs: PdfPort;
  /** The ways to pay: `payments.of("card")`. */
  payments: Payments;
  places: PlacesPort;
  /** Has contracts signed and keeps the signatures. Null where they are signed here. */
  signing: SigningPort | null;
  /** Null where text messages stay in the outbox. */
  sms: SmsPort | null;
  /** Sheets that people send and take away. Null in a page. */
  spreadsheets: SpreadsheetPort | null;
  /** Null where the house's own index suggests alone. */
  suggestions: SuggestionsPort | null;
  /** Where pictures are kept. */
  uploads: UploadStorePort;
  /** Numbers of cards that no provider keeps. Null where the house keeps none. */
  vault: VaultPort | null;
  /** Sends records of invoices to the tax office. Null where they are kept here alone. */
  verifactu: VerifactuPort | null;
}

/** What works without a network and without configuration, in Node and in a page. */
export function embeddedPorts(db: Db): Ports {
  return {
    captcha: null,
    documents: null,
    google: null,
    headSigner: webSigner(db),
    images: builtInImages,
    ipCountry: null,
    kyc: builtInKyc,
    mail: null,
    maps: registerMaps(),
    newsletter: null,
    passwords: inlinePasswords(),
    payments: embeddedPayments(db),
    pdfs: inlinePdfs,
    places: builtInPlaces(),
    signing: null,
    sms: null,
    spreadsheets: null,
    suggestions: null,
    uploads: memoryUploads(),
    vault: embeddedVault({ db }),
    verifactu: null,
  };
}

function embeddedPayments(db: Db): Payments {
  const { page, provider } = bankPage(db);
  return paymentsOf({ sandbox: sandboxProvider({ db }), redirects: [provider], bankPage: page });
}

declare module "../platform/call/context" {
  interface Services {
    ports: Ports;
  }
}
