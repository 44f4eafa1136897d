import type { ReactNode } from "react";
import type { DynamicField } from "../contract";
import { type PhoneRules } from "../domain/phone";
import type { PathOf } from "./custom-fields";

/** What the renderer has to know of a field. */
export type FieldToShow = Pick<
  DynamicField,
  | "name"
  | "type"
  | "label"
  | "hint"
  | "is_required"
  | "active"
  | "options"
  | "sub_select"
  | "show_order"
> &
  Partial<Pick<DynamicField, "fields">>;

/** What a field is drawn from that is a line of text. */
export interface LineToDraw {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  required: boolean;
  disabled: boolean;
  defaultValue: string;
  /** Inside an entry: saving the entry waits for this work, and stays undone where it answers false. */
  hold?: (work: Promise<boolean>) => void;
}

/** Lines of text that are drawn in another way, by the names of their fields. */
export type DrawnFields = Readonly<Record<string, (line: LineToDraw) => ReactNode>>;

export interface DynamicFieldsProps {
  /** As `commonFunction/getAllDynamicArray` answers; their order and what is hidden follow from them. */
  definitions: readonly FieldToShow[];
  /** Earlier answers by the names of the fields. */
  values?: Readonly<Record<string, unknown>>;
  /** Texts at the fields, `form.field` of `useForm`. */
  field: (path: string) => { error: string | undefined };
  /** Names of the inputs. @default as an account is sent: `city`, `custom_fields.dni` */
  pathOf?: PathOf;
  disabled?: boolean;
  /** How the house takes phones. @default as its market writes them */
  phones?: PhoneRules | undefined;
  /** Lines of text that the form draws by itself, such as those of an address. */
  draw?: DrawnFields;
}

/** What draws the fields of an entry: `DynamicFields`, which an entry cannot import, since it is a field of it. */
export type FieldsOfEntry = (props: DynamicFieldsProps) => ReactNode;
