import { ProviderRefused, type MethodCalls, type PaymentProvider } from "..";

/** What a page of a gateway's never does. */
export function unsupported(
  name: string,
): Pick<PaymentProvider, "ensureCustomer" | "chargeSaved" | "capture" | "beginSetup" | "methods"> {
  const no = async (): Promise<never> => {
    throw new ProviderRefused("unsupported", `${name} does not do that`);
  };
  const methods: MethodCalls = {
    list: async () => ({ methods: [], hasMore: false }),
    get: no,
    add: no,
    addBank: no,
    ofSetup: no,
    update: no,
    detach: no,
    verify: no,
  };
  return {
    // The gateway keeps no record of a person: any name does.
    ensureCustomer: async ({ userId }) => ({ customerId: String(userId) }),
    chargeSaved: no,
    capture: no,
    beginSetup: no,
    methods,
  };
}
