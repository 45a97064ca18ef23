import { positionOf, readingOf } from './geo-testing/fakeGeo';
import { toReading } from './reading';
import { MAX_POINTS, extendTrack, measureM, measureTrackM, toGpx, toPoints, toRoundLengthM } from './track';

test('reads a position, and treats invalid numbers as unknown', () => {
  const reading = toReading(positionOf({ heading: Number.NaN, speed: 0, altitude: 12 }, 99));

  expect(reading).toMatchObject({ headingDeg: null, speedMps: 0, altitudeM: 12, atMs: 99 });
  expect(toReading(positionOf({ heading: 360 })).headingDeg).toBe(0);
});

test('measures a degree of latitude and, further north, a shorter one of longitude', () => {
  const origin = readingOf({ latitudeDeg: 60, longitudeDeg: 0 });

  expect(measureM(origin, readingOf({ latitudeDeg: 61, longitudeDeg: 0 }))).toBeCloseTo(111_195, -1);
  expect(measureM(origin, readingOf({ latitudeDeg: 60, longitudeDeg: 1 }))).toBeCloseTo(55_597, -2);
  expect(measureM(origin, origin)).toBe(0);
});

test('ignores movement within the accuracy', () => {
  const first = extendTrack([], readingOf({ accuracyM: 20 }));
  const wander = extendTrack(first, readingOf({ latitudeDeg: 51.47695, accuracyM: 20 }));
  expect(wander).toBe(first);

  const walk = extendTrack(first, readingOf({ latitudeDeg: 51.4771, accuracyM: 20 }));
  expect(walk).toHaveLength(2);
  expect(measureTrackM(walk)).toBeCloseTo(22.2, 1);
});

/** About 700 m north of the other readings. */
const FURTHER = { latitudeDeg: 51.4832 };

test('ignores a vague reading after an accurate one', () => {
  const track = extendTrack([], readingOf({ accuracyM: 8 }));

  expect(extendTrack(track, readingOf({ ...FURTHER, accuracyM: 1000 }))).toBe(track);
});

test('replaces a vague point by an accurate one, which adds no distance', () => {
  const vague = extendTrack([], readingOf({ accuracyM: 1000 }));
  const accurate = readingOf({ ...FURTHER, accuracyM: 8 });
  const track = extendTrack(vague, accurate);

  expect(track).toEqual([accurate]);
  expect(measureTrackM(track)).toBe(0);
});

test('measures the step to an accurate point from the point before the one it replaces', () => {
  const start = readingOf({ accuracyM: 100 });
  // 122 m and 61 m north of the start.
  const vague = readingOf({ latitudeDeg: 51.478, accuracyM: 100 });
  const between = { latitudeDeg: 51.47745 };
  const track = extendTrack([start], vague);
  expect(track).toEqual([start, vague]);

  expect(extendTrack(track, readingOf({ ...between, accuracyM: 50 }))).toEqual([
    readingOf({ ...between, accuracyM: 50 }),
  ]);
});

test('keeps a limited number of points, and drops the oldest', () => {
  let track = extendTrack([], readingOf({ latitudeDeg: 0 }));
  for (let step = 1; step <= MAX_POINTS; step += 1) {
    track = extendTrack(track, readingOf({ latitudeDeg: step / 1000 }));
  }

  expect(track).toHaveLength(MAX_POINTS);
  expect(track[0]?.latitudeDeg).toBe(0.001);
});

test('projects the route onto a plane, even across the date line', () => {
  const points = toPoints([
    readingOf({ latitudeDeg: 0, longitudeDeg: 179.999 }),
    readingOf({ latitudeDeg: 0.001, longitudeDeg: -179.999 }),
  ]);

  expect(points[0]).toEqual({ eastM: 0, northM: 0 });
  expect(points[1]?.eastM).toBeCloseTo(222.4, 1);
  expect(points[1]?.northM).toBeCloseTo(111.2, 1);
});

test.each([
  [16.7, 10],
  [20, 20],
  [49, 20],
  [733, 500],
])('a scale of %d m is drawn as %d m', (lengthM, expected) => {
  expect(toRoundLengthM(lengthM)).toBe(expected);
});

test('writes GPX that an XML parser can read', () => {
  const gpx = toGpx([readingOf({ altitudeM: 12.34, atMs: 0 }), readingOf()], 'way');

  expect(gpx).toContain(
    '<trkpt lat="51.4769000" lon="0.0000000"><ele>12.3</ele><time>1970-01-01T00:00:00.000Z</time></trkpt>',
  );
  expect(gpx.match(/<trkpt /g)).toHaveLength(2);
  expect(gpx.match(/<\/trkpt>/g)).toHaveLength(2);
});
