import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Closes an overlay once another address is shown. */
export function useCloseOnNavigation(isOpen: boolean, onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (isOpen && openedAt.current !== key) onClose();
    openedAt.current = key;
  }, [isOpen, key, onClose]);
}
