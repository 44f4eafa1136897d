/** What a form has to say after a refused try. */
export interface FormErrors<Name extends string = string> {
  /** Texts by the name of their input. */
  fields: Partial<Record<Name, string>>;
  /** What concerns the whole form. */
  form: { text: string; next?: string | undefined; retry?: () => void } | undefined;
  /** Rises with each refused try, so that the focus can go to the first error again. */
  attempt: number;
}

/** A form without a try to send it. */
export const NO_ERRORS: FormErrors<never> = { fields: {}, form: undefined, attempt: 0 };

/** What came of sending; what calls of the API answer fits. */
export type SendResult<Data = unknown> =
  | { ok: true; data: Data }
  | {
      ok: false;
      error: {
        code?: string;
        message: string;
        next?: string;
        fields?: Readonly<Record<string, string>>;
      };
    };
