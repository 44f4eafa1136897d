import type { InPageApi } from "./in-page-api";

/** What an answer has at least where a call succeeded. */
export const SUCCESS = { status: "success", code: undefined, fields: undefined };

/** Names that answers of several calls have. */
export const NAMES = {
  list: ["records", "totalRecords", "setDisp"],
  lots: ["records", "totalRecords", "setDisp", "sorts", "userinfo"],
  sale: ["invoiceItems", "allTransactions", "appointmentDetail", "locationDetail", "cartValues"],
  methods: ["data", "has_more"],
  cart: ["cartItems", "nonCartItems", "cartValues", "cartLocation"],
} as const;

/** What a client sends that knows no customer of its own. */
export const CUSTOMER = { account_id: "", customer_id: "" };

/** What a call answers to a client that knows the names of the wire alone. */
export interface NamedAnswer {
  status: string;
  code: string | undefined;
  fields: Record<string, string> | undefined;
  responseData: Record<string, unknown>;
}

/** Makes a call as such a client does; a form is sent in parts, anything else as JSON. */
export async function callByName(
  api: Pick<InPageApi, "fetch">,
  name: string,
  input: object,
  token?: string,
): Promise<NamedAnswer> {
  const isForm = input instanceof FormData;
  const response = await api.fetch(`/api/${name}`, {
    method: "POST",
    headers: {
      ...(!isForm && { "content-type": "application/json" }),
      accept: "application/json, text/plain, */*",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: isForm ? input : JSON.stringify(input),
  });
  const { status, responseData } = await response.json();
  return { status, code: responseData.code, fields: responseData.fields, responseData };
}
