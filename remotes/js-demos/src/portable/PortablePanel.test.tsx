import { AnnounceContext } from '@portfolio/kit/demo';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NOTE_KIND } from '../demo-testing/noteKind';
import { installPlatform } from '../demo-testing/platform';
import { readEnvelope } from './envelope';
import { toLinkHash } from './link';
import { PortablePanel } from './PortablePanel';

installPlatform();

interface Note {
  text: string;
}

function open(value: Note = { text: 'Mine' }) {
  const announce = jest.fn();
  const onImport = jest.fn<undefined, [Note]>();
  const user = userEvent.setup();
  const result = render(
    <AnnounceContext value={announce}>
      <PortablePanel kind={NOTE_KIND} value={value} fileName="my-note" onImport={onImport} />
    </AnnounceContext>,
  );
  return { ...result, announce, onImport, user };
}

beforeEach(() => window.history.replaceState({ key: 'router' }, '', '/work/js/notes?x=1'));

test('exports a file that opens again', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:note';
  };
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, announce } = open();
  await user.click(screen.getByRole('button', { name: 'Export file' }));

  expect(click.mock.contexts[0]).toMatchObject({ download: 'my-note.note.json' });
  expect(readEnvelope(NOTE_KIND, (await saved?.text()) ?? '')).toEqual({
    isRead: true,
    value: { text: 'Mine' },
  });
  expect(announce).toHaveBeenCalledWith('Exported my-note.note.json.');
});

test('opens the creation in a changed link, and keeps query and router state', async () => {
  const { onImport } = open();
  await act(async () => {
    window.location.hash = toLinkHash(NOTE_KIND, { text: 'Theirs' }) ?? '';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

  expect(onImport).toHaveBeenCalledWith({ text: 'Theirs' });
  expect(window.location.href).toMatch(/\/work\/js\/notes\?x=1$/);
});

test('leaves the hash of a heading in the address', async () => {
  window.history.replaceState(null, '', '/work/js/notes#how-it-works');
  const { onImport } = open();

  expect(onImport).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('#how-it-works');
});

test('explains why a link is refused, and imports nothing', async () => {
  window.history.replaceState(null, '', '/work/js/notes#note=!!!');
  const { onImport, announce } = open();

  await waitFor(() =>
    expect(announce).toHaveBeenCalledWith(
      'The link is damaged: a part of it is missing or changed. Copy the whole link. Your note has not changed.',
      'problem',
    ),
  );
  expect(onImport).not.toHaveBeenCalled();
});

test('reports a file that cannot be read, and imports nothing', async () => {
  const { user, onImport, announce } = open();
  const file = new File(['{}'], 'gone.json', { type: 'application/json' });
  jest.spyOn(file, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  await user.upload(screen.getByLabelText('File with a note'), file);

  await waitFor(() =>
    expect(announce).toHaveBeenCalledWith(
      'gone.json could not be read. It may have been moved or changed since you chose it. Choose it again. Your note has not changed.',
      'problem',
    ),
  );
  expect(onImport).not.toHaveBeenCalled();
});

test('puts the link into the address bar if the clipboard is refused', async () => {
  const { user, announce } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));

  await waitFor(() => expect(window.location.hash).toBe(toLinkHash(NOTE_KIND, { text: 'Mine' })));
  expect(announce).toHaveBeenCalledWith('The link is now in the address bar; copy it from there.');
});

test('offers a file if a link would be too long', async () => {
  const { user, announce } = open({ text: 'x'.repeat(4000) });
  await user.click(screen.getByRole('button', { name: 'Copy link' }));

  expect(announce).toHaveBeenCalledWith(
    'A link holds 4000 characters, and this note needs more. Export a file instead.',
    'problem',
  );
});

test('stops listening to the address on unmount', () => {
  const { unmount, onImport } = open();
  unmount();
  window.location.hash = toLinkHash(NOTE_KIND, { text: 'Late' }) ?? '';
  window.dispatchEvent(new HashChangeEvent('hashchange'));

  expect(onImport).not.toHaveBeenCalled();
});
