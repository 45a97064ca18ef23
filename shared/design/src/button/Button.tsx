import type { AnchorHTMLAttributes, ComponentPropsWithoutRef, MouseEvent, ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { BUTTON_SHAPES } from './Button.styles';
import { getButtonLook, type ButtonCategory } from './buttonCategories';

/** The message shown when a button without an action is clicked. SPEC section 8. */
export const MISSING_ACTION_TEXT =
  'button undefined: Please send a function to execute when the button is clicked';

type NativeProps = Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'onClick'> &
  Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel' | 'download' | 'hrefLang'>;

/** The props of a {@link Button}, beside the attributes of the native element. */
export interface ButtonProps extends NativeProps {
  /** One of SPEC section 5's 14 looks (default "standard"). */
  category?: ButtonCategory;
  /** Default "button". */
  type?: 'button' | 'submit' | 'reset';
  /** Renders a link with the same look. */
  href?: string;
  /** Shown before the text. Icon categories show only the icon, and the text becomes the accessible name. */
  icon?: ReactNode;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  ref?: Ref<HTMLElement>;
}

/* Attributes that give a button something to do without a click handler. */
const ACTION_ATTRIBUTES = ['popoverTarget', 'command', 'commandFor', 'form', 'formAction'];

function hasActionAttribute(props: object): boolean {
  return Object.entries(props).some(
    ([name, value]) => ACTION_ATTRIBUTES.includes(name) && value !== undefined,
  );
}

/**
 * A button, or a link that looks like one.
 *
 * Clicking a plain button without an action shows {@link MISSING_ACTION_TEXT} in a browser alert, so that the
 * developer notices the mistake.
 *
 * @see SPEC sections 5 and 8
 */
export function Button({
  category = 'standard',
  type = 'button',
  href,
  icon,
  onClick,
  ref,
  children,
  ...rest
}: ButtonProps) {
  const { shape, size, isFullWidth } = getButtonLook(category);
  const look = { 'data-size': size === 'medium' ? undefined : size, 'data-full-width': isFullWidth };
  const StyledButton = BUTTON_SHAPES[shape];
  const isIconOnly = shape === 'icon' && icon !== undefined;
  const isDisabled = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const isActionExpected = href === undefined && type === 'button' && !hasActionAttribute(rest);

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (isDisabled) event.preventDefault();
    else if (onClick) onClick(event);
    else if (isActionExpected) window.alert(MISSING_ACTION_TEXT);
  }

  const content = (
    <>
      {icon}
      {isIconOnly ? children && <VisuallyHidden>{children}</VisuallyHidden> : children}
    </>
  );

  if (href !== undefined) {
    const { disabled, ...linkProps } = rest as NativeProps & ComponentPropsWithoutRef<'a'>;
    return (
      <StyledButton
        {...linkProps}
        {...look}
        as="a"
        ref={ref as Ref<HTMLAnchorElement & HTMLButtonElement>}
        // A link without an address cannot be followed: the closest HTML has to a disabled link.
        {...(disabled ? { role: 'link', 'aria-disabled': true } : { href })}
        onClick={handleClick}
      >
        {content}
      </StyledButton>
    );
  }
  return (
    <StyledButton {...rest} {...look} ref={ref as Ref<HTMLButtonElement>} type={type} onClick={handleClick}>
      {content}
    </StyledButton>
  );
}
