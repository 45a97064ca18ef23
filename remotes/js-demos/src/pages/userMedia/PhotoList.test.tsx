import { AnnounceContext } from '@portfolio/kit/demo';
import { fireEvent, render, screen } from '@testing-library/react';
import { PhotoList } from './PhotoList';
import { EMPTY_STRIP, MAX_PHOTOS, addPhoto, removePhoto, type PhotoStrip } from './photos';

const SHOT = { altText: 'A shot', content: new Blob(['x']), widthPx: 4, heightPx: 3 };

const addShots = (strip: PhotoStrip, count: number) =>
  Array.from({ length: count }).reduce<PhotoStrip>((current) => addPhoto(current, SHOT), strip);

/** Deletes one photo of a full strip, takes `count` new ones and clicks Undo. */
function undoAfter(count: number) {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} });
  const announce = jest.fn();
  const onChange = jest.fn();
  const strip = addShots(removePhoto(addShots(EMPTY_STRIP, MAX_PHOTOS), 1), count);
  render(
    <AnnounceContext value={announce}>
      <PhotoList strip={strip} onChange={onChange} />
    </AnnounceContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo the last deletion' }));
  return { announce, onChange };
}

test('restores a deleted photo while there is room', () => {
  const { announce, onChange } = undoAfter(0);

  expect(onChange).toHaveBeenCalledTimes(1);
  expect(announce.mock.calls).toEqual([['“Photo 1” is back.']]);
});

test('says that a full strip has no room for a deleted photo', () => {
  const { announce, onChange } = undoAfter(1);

  expect(onChange).not.toHaveBeenCalled();
  expect(announce.mock.calls).toEqual([['There is no room for it. Delete a photo first.', 'problem']]);
});
