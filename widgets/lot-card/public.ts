// What the package exports of it; `index.ts` has what other widgets use besides.
export {
  LotCard,
  type LotCardEvents,
  LotCardPlaceholder,
  type LotCardPlaceholderProps,
  type LotCardProps,
} from "./LotCard";
