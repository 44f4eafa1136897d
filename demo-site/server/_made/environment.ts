// Written by `npm run generate` from the folders; not by hand.
import { environment as platformDb } from "../platform/db/environment";
import { environment as platformHttp } from "../platform/http/environment";
import { environment as platformSecurity } from "../platform/security/environment";
import { environment as portsCaptcha } from "../ports/captcha/environment";
import { environment as portsGoogle } from "../ports/google/environment";
import { environment as portsHeadSigner } from "../ports/head-signer/environment";
import { environment as portsIpCountry } from "../ports/ip-country/environment";
import { environment as portsKyc } from "../ports/kyc/environment";
import { environment as portsMail } from "../ports/mail/environment";
import { environment as portsMaps } from "../ports/maps/environment";
import { environment as portsNewsletter } from "../ports/newsletter/environment";
import { environment as portsPaymentProvider } from "../ports/payment-provider/environment";
import { environment as portsSigning } from "../ports/signing/environment";
import { environment as portsSms } from "../ports/sms/environment";
import { environment as portsSuggestions } from "../ports/suggestions/environment";
import { environment as portsVault } from "../ports/vault/environment";
import { environment as portsVerifactu } from "../ports/verifactu/environment";
import { environment as featuresAccounts } from "../features/accounts/environment";
import { environment as featuresHouse } from "../features/house/environment";
import { environment as featuresPartners } from "../features/partners/environment";
import { environment as featuresSignIn } from "../features/sign-in/environment";

/** What each folder reads from the environment. */
export const rooms = {
  platform: { db: platformDb, http: platformHttp, security: platformSecurity },
  ports: {
    captcha: portsCaptcha,
    google: portsGoogle,
    headSigner: portsHeadSigner,
    ipCountry: portsIpCountry,
    kyc: portsKyc,
    mail: portsMail,
    maps: portsMaps,
    newsletter: portsNewsletter,
    paymentProvider: portsPaymentProvider,
    signing: portsSigning,
    sms: portsSms,
    suggestions: portsSuggestions,
    vault: portsVault,
    verifactu: portsVerifactu,
  },
  features: {
    accounts: featuresAccounts,
    house: featuresHouse,
    partners: featuresPartners,
    signIn: featuresSignIn,
  },
};
