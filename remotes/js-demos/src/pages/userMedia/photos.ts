/** A photo that was taken. It exists in this tab only. */
export interface Photo {
  id: number;
  name: string;
  altText: string;
  content: Blob;
  widthPx: number;
  heightPx: number;
}

/** The strip, newest first, and the photo deleted last. */
export interface PhotoStrip {
  photos: readonly Photo[];
  removed: { photo: Photo; index: number } | null;
  nextId: number;
}

export const EMPTY_STRIP: PhotoStrip = { photos: [], removed: null, nextId: 1 };

/** Photos are kept in memory, of which a phone has little. */
export const MAX_PHOTOS = 24;
export const MAX_NAME_CHARACTERS = 60;
export const MAX_ALT_CHARACTERS = 200;

export function isFull({ photos }: PhotoStrip): boolean {
  return photos.length >= MAX_PHOTOS;
}

/** Puts a photo before all others. A full strip is unchanged. */
export function addPhoto(strip: PhotoStrip, photo: Omit<Photo, 'id' | 'name'>): PhotoStrip {
  if (isFull(strip)) return strip;
  const { photos, nextId } = strip;
  return {
    ...strip,
    photos: [{ ...photo, id: nextId, name: `Photo ${nextId}` }, ...photos],
    nextId: nextId + 1,
  };
}

export function changePhoto(
  strip: PhotoStrip,
  id: number,
  change: Partial<Pick<Photo, 'name' | 'altText'>>,
): PhotoStrip {
  return {
    ...strip,
    photos: strip.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)),
  };
}

export function removePhoto(strip: PhotoStrip, id: number): PhotoStrip {
  const index = strip.photos.findIndex((photo) => photo.id === id);
  const photo = strip.photos[index];
  if (photo === undefined) return strip;
  return { ...strip, photos: strip.photos.filter((other) => other !== photo), removed: { photo, index } };
}

/** Restores the photo deleted last to its place. */
export function restorePhoto(strip: PhotoStrip): PhotoStrip {
  const { removed, photos } = strip;
  if (removed === null || isFull(strip)) return strip;
  return { ...strip, photos: photos.toSpliced(removed.index, 0, removed.photo), removed: null };
}

/** Finds which photo gets the focus when this one is deleted: the next, or else the previous one, or else none. */
export function findNeighbour({ photos }: PhotoStrip, id: number): number | null {
  const index = photos.findIndex((photo) => photo.id === id);
  return (photos[index + 1] ?? photos[index - 1])?.id ?? null;
}
