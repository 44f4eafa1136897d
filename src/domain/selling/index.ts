/** Rules of selling: what may still change, and whose change counts. */
export {
  changesOf,
  END_AHEAD_MS,
  isAddedAtEnd,
  mayChange,
  mayChangeField,
  type Change,
  type FieldGroup,
  type LotStanding,
} from "./may-change";
export { changedFields, isSameValue, mergeFields, type FieldValues, type Merge } from "./merge";
