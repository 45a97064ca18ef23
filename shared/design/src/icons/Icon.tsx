import type { ComponentPropsWithRef } from 'react';

/** The props of every icon, beside the attributes of `<svg>`. */
export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'path'> {
  /** Width and height in CSS pixels (default 24, the grid the icons are drawn on). */
  sizePx?: number;
}

/** Draws one path on the icons' 24 px grid, in the text's colour; hidden from assistive technology. */
export function Icon({ sizePx = 24, path, ...rest }: IconProps & { path: string }) {
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
