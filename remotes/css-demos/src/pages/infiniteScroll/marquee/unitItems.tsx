import type { CSSProperties } from 'react';
import { UNITS, toStripePx } from './units';

/** The units in large letters, each with its measure. */
export const UNIT_NAMES = UNITS.map(({ name, measure }) => (
  <li key={name} className="infiniteScroll-unit">
    <strong>{name}</strong>
    <span>{measure}</span>
  </li>
));

/** The units as pictures: the longer the unit, the wider the distance between stripes. */
export const UNIT_PICTURES = UNITS.map(({ name, mm }) => (
  <li
    key={name}
    className="infiniteScroll-picture"
    style={{ '--stripe': `${toStripePx(mm)}px` } as CSSProperties}
  >
    <span>{name}</span>
  </li>
));
