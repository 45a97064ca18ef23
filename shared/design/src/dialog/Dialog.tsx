import { type CSSProperties, useId, type ReactNode, type RefObject } from 'react';
import { Button } from '../button/Button';
import { CloseIcon } from '../icons/navigationIcons';
import {
  DIALOG_WIDTHS,
  StyledContent,
  StyledDialog,
  StyledFooter,
  StyledHead,
  StyledPanel,
  StyledTitle,
} from './Dialog.styles';
import { useModal } from './useModal';

/** The content of a {@link Dialog}, and the callback for closing it. */
export interface DialogProps {
  isOpen: boolean;
  /** Called when the visitor closes it with the button, with Escape or by clicking outside; set `isOpen` to false. */
  onClose: () => void;
  title: string;
  /** Rendered only while the dialog is open. */
  children: ReactNode;
  /** Buttons under the content. */
  footer?: ReactNode;
  /** True if a part of the content scrolls by itself: the content is then a column of the height that is left. */
  hasScroller?: boolean;
  /** Default "medium". */
  width?: keyof typeof DIALOG_WIDTHS;
  /** Default "Close". */
  closeLabel?: string;
  /** False keeps it open on a click outside, for forms (default true). */
  canLightDismiss?: boolean;
  /** The element that gets the focus first; the close button by default. */
  initialFocusRef?: RefObject<HTMLElement | null>;
}

/** A modal dialog on the native element: labelled, closed by Escape, focus trapped inside and restored on closing. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  hasScroller = false,
  width = 'medium',
  closeLabel = 'Close',
  canLightDismiss = true,
  initialFocusRef,
}: DialogProps) {
  const titleId = useId();
  const modal = useModal({ isOpen, onClose, canLightDismiss, initialFocusRef });
  return (
    <StyledDialog
      {...modal}
      style={{ '--dialog-width': DIALOG_WIDTHS[width] } as CSSProperties}
      aria-labelledby={isOpen ? titleId : undefined}
    >
      {isOpen && (
        <StyledPanel>
          <StyledHead>
            <StyledTitle id={titleId}>{title}</StyledTitle>
            <Button category="icon" icon={<CloseIcon />} onClick={onClose}>
              {closeLabel}
            </Button>
          </StyledHead>
          <StyledContent data-scrolling={hasScroller || undefined}>{children}</StyledContent>
          {footer !== undefined && <StyledFooter>{footer}</StyledFooter>}
        </StyledPanel>
      )}
    </StyledDialog>
  );
}
