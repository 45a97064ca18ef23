import type { CSSProperties, ReactNode } from 'react';

export interface MarqueeProps {
  label: string;
  style: CSSProperties;
  isStill: boolean;
  /** The items of its list. */
  children: ReactNode;
}

/** A row that scrolls in a loop: one list, and a copy hidden from screen readers that closes the loop visually. */
export function Marquee({ label, style, isStill, children }: MarqueeProps) {
  return (
    <div className="infiniteScroll-frame">
      <div
        className="infiniteScroll-marquee"
        role="region"
        aria-label={label}
        tabIndex={0}
        data-still={isStill || undefined}
        style={style}
      >
        <ul className="infiniteScroll-row" role="list">
          {children}
        </ul>
        <ul className="infiniteScroll-row" role="list" aria-hidden="true" inert>
          {children}
        </ul>
      </div>
    </div>
  );
}
