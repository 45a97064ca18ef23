import {
  EMPTY_STRIP,
  MAX_PHOTOS,
  addPhoto,
  changePhoto,
  findNeighbour,
  removePhoto,
  restorePhoto,
  type PhotoStrip,
} from './photos';

const SHOT = { altText: 'A shot', content: new Blob(['x']), widthPx: 4, heightPx: 3 };

function stripOf(count: number): PhotoStrip {
  return Array.from({ length: count }).reduce<PhotoStrip>((strip) => addPhoto(strip, SHOT), EMPTY_STRIP);
}
const namesOf = ({ photos }: PhotoStrip) => photos.map(({ name }) => name);

test('puts the newest first and never reuses a number', () => {
  const strip = addPhoto(removePhoto(stripOf(2), 2), SHOT);

  expect(namesOf(strip)).toEqual(['Photo 3', 'Photo 1']);
});

test('keeps a limited number of photos', () => {
  const full = stripOf(MAX_PHOTOS);

  expect(addPhoto(full, SHOT)).toBe(full);
});

test('renames one photo only', () => {
  expect(namesOf(changePhoto(stripOf(3), 2, { name: 'Window' }))).toEqual(['Photo 3', 'Window', 'Photo 1']);
});

test('restores a deleted photo to its place', () => {
  const strip = removePhoto(stripOf(3), 2);
  expect(namesOf(strip)).toEqual(['Photo 3', 'Photo 1']);

  expect(namesOf(restorePhoto(strip))).toEqual(['Photo 3', 'Photo 2', 'Photo 1']);
  expect(restorePhoto(strip).removed).toBeNull();
});

test.each([
  [3, 2],
  [2, 1],
  [1, 2],
])('moves the focus from photo %i to photo %i', (id, neighbour) => {
  expect(findNeighbour(stripOf(3), id)).toBe(neighbour);
});

test('has no neighbour for the only photo', () => {
  expect(findNeighbour(stripOf(1), 1)).toBeNull();
});
