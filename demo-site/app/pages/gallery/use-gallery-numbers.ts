import { useQuery, useSession } from "martillo";
import {
  auctionSearch,
  cartSearch,
  productListings,
  productSearch,
  purchases,
} from "martillo/contract";
import { sells } from "../../shell/navigation";
import type { GalleryNumbers } from "./examples";

/** What a guest reads in lines of elements that ask to sign in first. */
const ANY = 1;

/** What there is to show: of the house, and of who is signed in. */
export function useGalleryNumbers(): GalleryNumbers {
  const { status, user } = useSession();
  const isSignedIn = status === "authenticated";
  const { data: sales } = useQuery(productSearch, { auction: 0, limit: 1 });
  const { data: lots } = useQuery(productSearch, { limit: 1 });
  const { data: events } = useQuery(auctionSearch, {});
  const { data: bought } = useQuery(
    purchases,
    isSignedIn ? { list: "all", page: 1, limit: 1 } : null,
  );
  const { data: drafts } = useQuery(
    productListings,
    sells(user) ? { action: "draft", limit: 1 } : null,
  );
  const { data: cart } = useQuery(cartSearch, isSignedIn ? { type: "buynow" } : null);
  return {
    sale: sales?.records[0]?.id,
    seller: lots?.records[0]?.seller.id,
    event: events?.records[0]?.id,
    draft: isSignedIn ? drafts?.records[0]?.id : ANY,
    purchase: isSignedIn ? bought?.records[0]?.invoice_id : ANY,
    cart: isSignedIn ? (cart?.cart_id ?? undefined) : ANY,
  };
}
