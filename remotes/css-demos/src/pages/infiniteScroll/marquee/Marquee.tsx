import type { CSSProperties } from 'react';
import { UNITS } from './units';

function Units() {
  return UNITS.map(({ name, measure }) => (
    <li key={name} className="infiniteScroll-unit">
      <strong>{name}</strong>
      <span>{measure}</span>
    </li>
  ));
}

interface MarqueeProps {
  style: CSSProperties;
  isStill: boolean;
}

/** A row that runs in a circle: one list for everybody, and a copy that only closes the loop for the eye. */
export function Marquee({ style, isStill }: MarqueeProps) {
  return (
    <div className="infiniteScroll-frame">
      <div
        className="infiniteScroll-marquee"
        role="region"
        aria-label="Old units of length"
        tabIndex={0}
        data-still={isStill || undefined}
        style={style}
      >
        <ul className="infiniteScroll-row" role="list">
          <Units />
        </ul>
        <ul className="infiniteScroll-row" role="list" aria-hidden="true" inert>
          <Units />
        </ul>
      </div>
    </div>
  );
}
