/** Lists of what an account sells, as addresses name them. */
export const SALE_LISTS = ["open", "sold", "unsold", "draft"] as const;
