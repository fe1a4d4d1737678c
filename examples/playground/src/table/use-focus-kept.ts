import { useEffect, type RefObject } from "react";

/**
 * Puts the focus onto an element when what had it inside the root is gone, as a button is once its move is made. Takes it
 * from nobody who is elsewhere on the page or left the page.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>, next: string): void {
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    let last: Element | undefined;
    let isByPointer = false;
    const focused = ({ target }: FocusEvent): void => {
      last = target instanceof Element && current.contains(target) ? target : undefined;
    };
    const pressed = (): void => {
      last = undefined;
      isByPointer = true;
    };
    const typed = (): void => {
      isByPointer = false;
    };
    const watching = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body || !document.hasFocus())
        return;
      last = undefined;
      current.querySelector<HTMLElement>(next)?.focus({ preventScroll: isByPointer });
    });
    document.addEventListener("focusin", focused);
    document.addEventListener("pointerdown", pressed, true);
    document.addEventListener("keydown", typed, true);
    watching.observe(current, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", focused);
      document.removeEventListener("pointerdown", pressed, true);
      document.removeEventListener("keydown", typed, true);
      watching.disconnect();
    };
  }, [root, next]);
}
