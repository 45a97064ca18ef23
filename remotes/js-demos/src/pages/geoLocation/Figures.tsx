import { Fragment } from 'react';
import { describeHeading } from './bearing';
import { StyledFigures } from './Figures.styles';
import type { Reading } from './reading';
import type { Permission } from './tracker';
import { describeAge, describeCoordinate } from './units';

export interface FiguresProps {
  reading: Reading | null;
  /** The age of the reading, or null before the first one. */
  ageMs: number | null;
  headingDeg: number | null;
  permission: Permission;
}

const PERMISSIONS: Record<Permission, string> = {
  unknown: 'the browser does not say',
  prompt: 'not given yet',
  granted: 'given',
  denied: 'refused',
};

/** All values that the positioning system reports, with their accuracy. Not a live region: it changes all the time. */
export function Figures({ reading, ageMs, headingDeg, permission }: FiguresProps) {
  const rows: readonly (readonly [string, string])[] = [
    ['Heading', describeHeading(headingDeg)],
    ['Latitude', reading === null ? 'unknown' : describeCoordinate(reading.latitudeDeg, ['N', 'S'])],
    ['Longitude', reading === null ? 'unknown' : describeCoordinate(reading.longitudeDeg, ['E', 'W'])],
    ['Accuracy', reading === null ? 'unknown' : `within ${Math.round(reading.accuracyM)} m`],
    [
      'Altitude',
      reading === null || reading.altitudeM === null ? 'unknown' : `${Math.round(reading.altitudeM)} m`,
    ],
    ['Age', ageMs === null ? 'no reading yet' : describeAge(ageMs)],
    ['Permission', PERMISSIONS[permission]],
  ];
  return (
    <StyledFigures>
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </StyledFigures>
  );
}
