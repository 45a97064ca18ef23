import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

interface ModalOptions {
  isOpen: boolean;
  onClose: () => void;
  canLightDismiss: boolean;
  initialFocusRef?: RefObject<HTMLElement | null>;
}

/**
 * Binds a native `<dialog>` to a boolean. The browser traps the focus, closes on Escape and restores the focus;
 * this adds light dismiss, which not every browser has yet.
 *
 * @returns the props of the `<dialog>` element
 */
export function useModal({ isOpen, onClose, canLightDismiss, initialFocusRef }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressOnBackdrop = useRef(false);

  // A layout effect, because the focus is only restored if the dialog closes before React removes it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    // Browsers without showModal (before 2022) show the dialog as part of the page, which is better than not at all.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    initialFocusRef?.current?.focus();
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
    };
  }, [isOpen, initialFocusRef]);

  return {
    ref,
    // Also fires when this hook closes the dialog: after `isOpen` has changed, or just before it opens again.
    onClose: () => {
      if (isOpen && !ref.current?.open) onClose();
    },
    onPointerDown: (event: PointerEvent) => {
      isPressOnBackdrop.current = event.target === event.currentTarget;
    },
    // The panel fills the dialog, so a click on the dialog itself is a click on the backdrop. A press that began
    // inside, such as one that selects text, does not count.
    onClick: (event: MouseEvent) => {
      const isOnBackdrop = event.target === event.currentTarget && isPressOnBackdrop.current;
      if (canLightDismiss && isOnBackdrop) onClose();
    },
  };
}
