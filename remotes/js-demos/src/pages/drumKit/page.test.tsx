import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createFakeContext } from '../../demo-testing/fakeAudio';
import { openDialog } from '../../demo-testing/openDialog';
import { renderDemo } from '../../demo-testing/renderDemo';
import { writeEnvelope } from '../../portable/envelope';
import { toLinkHash } from '../../portable/link';
import { CURRENT_LOOP, DEFAULT_SETTINGS, DRUM_LOOP, DRUM_SETTINGS } from './drumLoopFile';
import DrumKitPage from './page';
import type { Pattern } from './pattern';

const LOOP: Pattern = { name: 'From afar', bpm: 77, bars: 1, hits: [{ pad: 'tom', tick: 0 }] };

let fakes: ReturnType<typeof createFakeContext>[] = [];

beforeEach(() => {
  fakes = [];
  localStorage.clear();
  sessionStorage.clear();
  // `new` on a function that returns an object evaluates to that object.
  Object.assign(window, {
    AudioContext: function FakeAudioContext() {
      const fake = createFakeContext();
      fakes.push(fake);
      return fake.asContext;
    },
  });
});
afterEach(() => Reflect.deleteProperty(window, 'AudioContext'));

const open = (address?: string) => renderDemo('drumKit', DrumKitPage, { address });
/** A pad is named by its name and its letter, which can change. */
const pad = (name: string) =>
  within(screen.getByRole('list', { name: 'Drum pads' })).getByRole('button', {
    name: new RegExp(`^${name} `),
  });
const strokes = () => fakes.reduce((sum, { starts }) => sum + starts.length, 0);
const step = (pad: string, name: string) =>
  within(screen.getByRole('row', { name: pad })).getByRole('button', { name });

/** SPEC section 3, with the accessible name of each pad: its name and its letter. */
const SPECIFIED_PADS = [
  { name: 'clap A', dataKey: '65' },
  { name: 'hihat S', dataKey: '83' },
  { name: 'kick D', dataKey: '68' },
  { name: 'openhat F', dataKey: '70' },
  { name: 'boom G', dataKey: '71' },
  { name: 'ride H', dataKey: '72' },
  { name: 'snare J', dataKey: '74' },
  { name: 'tom K', dataKey: '75' },
  { name: 'tink L', dataKey: '76' },
];

test('shows nine pads with their letters and key codes', async () => {
  await open();
  const pads = within(screen.getByRole('list', { name: 'Drum pads' })).getAllByRole('button');

  expect(pads.map(({ dataset }) => dataset['key'])).toEqual(SPECIFIED_PADS.map(({ dataKey }) => dataKey));
  pads.forEach((button, index) => expect(button).toHaveAccessibleName(SPECIFIED_PADS[index]?.name));
});

test('opens no audio device before the first stroke', async () => {
  await open();

  expect(fakes).toHaveLength(0);
});

test('plays once per press of mouse or finger, and once per click of keyboard or screen reader', async () => {
  const { user } = await open();
  await user.click(pad('tom'));
  const perStroke = strokes();
  expect(perStroke).toBeGreaterThan(0);

  await user.pointer({ keys: '[TouchA]', target: pad('tom') });
  expect(strokes()).toBe(2 * perStroke);

  act(() => pad('tom').focus());
  await user.keyboard('[Space]');
  expect(strokes()).toBe(3 * perStroke);

  fireEvent.click(pad('tom'), { detail: 1 });
  expect(strokes()).toBe(4 * perStroke);
});

test('wakes the audio again when a finger is lifted, which is what allows sound', async () => {
  const { user } = await open();
  await user.pointer({ keys: '[TouchA>]', target: pad('tom') });
  fakes[0]?.setState('suspended');
  const perStroke = strokes();
  await user.pointer('[/TouchA]');

  expect(fakes[0]?.counts.resumed).toBe(1);
  expect(strokes()).toBe(perStroke);
});

test('plays by letter, but not for a held key, a shortcut or typed text', async () => {
  const { user } = await open();
  await user.keyboard('d');
  const perStroke = strokes();
  expect(perStroke).toBeGreaterThan(0);

  fireEvent.keyDown(window, { key: 'd', repeat: true });
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await user.type(screen.getByLabelText('Name for this loop'), 'asdf');
  expect(strokes()).toBe(perStroke);
});

test('ignores letters while a dialog is over the page, wherever the focus is', async () => {
  const { user } = await open();
  const dialog = openDialog();
  await user.keyboard('d');
  expect(strokes()).toBe(0);

  dialog.remove();
  await user.keyboard('d');
  expect(strokes()).toBeGreaterThan(0);
});

test('ignores letters while they are switched off', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Letters play the pads' }));
  await user.keyboard('d');

  expect(strokes()).toBe(0);
  expect(pad('kick')).not.toHaveAttribute('aria-keyshortcuts');
});

test('assigns another letter to a pad and refuses a taken one', async () => {
  const { user } = await open();
  const keys = within(screen.getByRole('list', { name: 'Keys for the pads' }));
  await user.click(keys.getByRole('button', { name: 'kick D' }));
  await user.keyboard('a');
  expect(screen.getByRole('status')).toHaveTextContent('A already plays clap');

  await user.keyboard('x');
  expect(screen.getByRole('status')).toHaveTextContent('X now plays kick.');
  expect(pad('kick')).toHaveAttribute('data-key', '88');
  expect(strokes()).toBe(0);

  await user.keyboard('x');
  expect(strokes()).toBeGreaterThan(0);
});

test('assigns another letter even if the browser does not focus a clicked button', async () => {
  const { user } = await open();
  // Unlike the click of user-event, this one moves no focus.
  const keys = within(screen.getByRole('list', { name: 'Keys for the pads' }));
  fireEvent.click(keys.getByRole('button', { name: 'kick D' }));
  await user.keyboard('x');

  expect(pad('kick')).toHaveAttribute('data-key', '88');
});

test('waits for a key in a named text field, in which a screen reader leaves letters to the page', async () => {
  const { user } = await open();
  const keys = within(screen.getByRole('list', { name: 'Keys for the pads' }));
  await user.click(keys.getByRole('button', { name: 'kick D' }));
  const field = keys.getByRole('textbox', { name: 'kick, new key' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(
    'Press the letter or digit that should play kick. Escape keeps D.',
  );

  await user.keyboard('x');
  expect(field).not.toBeInTheDocument();
  expect(keys.getByRole('button', { name: 'kick X' })).toHaveFocus();
});

test('keeps the key on Escape, with the focus on its pad', async () => {
  const { user } = await open();
  const keys = within(screen.getByRole('list', { name: 'Keys for the pads' }));
  await user.click(keys.getByRole('button', { name: 'kick D' }));
  await user.keyboard('{Escape}');

  expect(screen.getByRole('status')).toHaveTextContent('kick keeps D.');
  expect(keys.queryByRole('textbox')).toBeNull();
  expect(keys.getByRole('button', { name: 'kick D' })).toHaveFocus();
});

test('stops waiting for a key when Tab leaves the field, but not when another window has the focus', async () => {
  const { user } = await open();
  const keys = within(screen.getByRole('list', { name: 'Keys for the pads' }));
  await user.click(keys.getByRole('button', { name: 'kick D' }));
  fireEvent.blur(keys.getByRole('textbox'));
  expect(keys.getByRole('textbox')).toBeInTheDocument();

  await user.tab();
  expect(keys.queryByRole('textbox')).toBeNull();
  expect(keys.getByRole('button', { name: 'openhat F' })).toHaveFocus();
});

test('assigns a letter that is typed without its key, as on-screen keyboards do', async () => {
  const { user } = await open();
  const keys = within(screen.getByRole('list', { name: 'Keys for the pads' }));
  await user.click(keys.getByRole('button', { name: 'kick D' }));
  const field = keys.getByRole('textbox');
  fireEvent.change(field, { target: { value: '+' } });
  expect(field).toHaveValue('');
  fireEvent.change(field, { target: { value: 'a' } });
  expect(screen.getByRole('status')).toHaveTextContent('A already plays clap');
  fireEvent.change(field, { target: { value: 'x' } });

  expect(pad('kick')).toHaveAttribute('data-key', '88');
  expect(keys.getByRole('button', { name: 'kick X' })).toHaveFocus();
});

test('undoes the tempo slider’s way as one step', async () => {
  const { user } = await open();
  const tempo = screen.getByRole('slider', { name: 'Tempo' });
  const before = tempo.getAttribute('value');
  for (const value of ['121', '122', '123']) fireEvent.change(tempo, { target: { value } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(tempo).toHaveAttribute('value', before);
});

test('announces what the buttons of the loop have changed', async () => {
  const { user } = await open(toLinkHash(DRUM_LOOP, LOOP) ?? '');
  const status = screen.getByRole('status');
  await user.click(screen.getByRole('button', { name: 'Snap all strokes now' }));
  expect(status).toHaveTextContent('All strokes are on sixteenth notes.');
  await user.click(screen.getByRole('button', { name: 'Clear the loop' }));
  expect(status).toHaveTextContent('The loop is empty. Undo brings the strokes back.');

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(status).toHaveTextContent('Undone. “From afar”: 77 bpm, 1 bar, 1 stroke.');
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(status).toHaveTextContent('Redone. “From afar”: 77 bpm, 1 bar, 0 strokes.');
});

test('edits the loop step by step with one tab stop and arrow keys', async () => {
  const { user } = await open();
  act(() => step('clap', 'bar 1, beat 1, sixteenth 1').focus());
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(step('hihat', 'bar 1, beat 1, sixteenth 2')).toHaveAttribute('aria-pressed', 'true');
  expect(document.querySelectorAll('[role="gridcell"] [tabindex="0"]')).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(step('hihat', 'bar 1, beat 1, sixteenth 2')).toHaveAttribute('aria-pressed', 'false');
});

test('makes the loop longer and shorter', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: '2 bars' }));
  expect(step('tink', 'bar 2, beat 4, sixteenth 4')).toBeInTheDocument();
  await user.click(step('tink', 'bar 2, beat 4, sixteenth 4'));

  await user.click(screen.getByRole('radio', { name: '1 bar' }));
  expect(screen.queryAllByRole('button', { name: 'bar 2, beat 4, sixteenth 4' })).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('1 stroke past the end dropped.');
});

test('saves a named loop and deletes it', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Name for this loop'), 'My beat');
  await user.click(screen.getByRole('button', { name: 'Save the loop' }));
  expect(screen.getByRole('status')).toHaveTextContent('Saved “My beat” in this browser.');

  await user.click(screen.getByRole('button', { name: 'Delete My beat' }));
  expect(screen.queryByRole('button', { name: 'Open My beat' })).toBeNull();
});

test('opens a loop from a file as an undoable step', async () => {
  const { user } = await open();
  await user.upload(
    screen.getByLabelText('File with a drum loop'),
    new File([writeEnvelope(DRUM_LOOP, LOOP)], 'afar.json', { type: 'application/json' }),
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Loop: From afar' })).toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('heading', { name: 'Loop: Front door' })).toBeInTheDocument();
});

test('refuses a damaged file and keeps the loop', async () => {
  const { user } = await open();
  await user.upload(
    screen.getByLabelText('File with a drum loop'),
    new File(['{"format":"por'], 'half.json', { type: 'application/json' }),
  );

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The file is damaged'));
  expect(screen.getByRole('heading', { name: 'Loop: Front door' })).toBeInTheDocument();
});

test('does not open a file that is too large', async () => {
  const { user } = await open();
  const file = new File(['x'.repeat(40_000)], 'huge.json', { type: 'application/json' });
  const text = jest.spyOn(file, 'text');
  await user.upload(screen.getByLabelText('File with a drum loop'), file);

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The file is 39 KB.'));
  expect(text).not.toHaveBeenCalled();
});

test('opens the loop of a link and removes it from the address', async () => {
  await open(toLinkHash(DRUM_LOOP, LOOP) ?? '');

  expect(screen.getByRole('heading', { name: 'Loop: From afar' })).toBeInTheDocument();
  expect(window.location.hash).toBe('');
});

test('brings the unsaved loop of the tab back by undo after a link was opened', async () => {
  sessionStorage.setItem('js-demos:drum-current', writeEnvelope(CURRENT_LOOP, { ...LOOP, name: 'Mine' }));
  const { user } = await open(toLinkHash(DRUM_LOOP, LOOP) ?? '');
  expect(screen.getByRole('heading', { name: 'Loop: From afar' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('heading', { name: 'Loop: Mine' })).toBeInTheDocument();
});

test('reports that the sound could not be exported', async () => {
  Object.assign(window, {
    OfflineAudioContext: function OutOfMemory() {
      throw new DOMException('no memory', 'NotSupportedError');
    },
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Export sound (WAV)' }));
  Reflect.deleteProperty(window, 'OfflineAudioContext');

  expect(screen.getByRole('status')).toHaveTextContent('Not done: The sound could not be made');
});

test('copies a link that opens the same loop', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const link = await navigator.clipboard.readText();

  expect(new URL(link).pathname).toBe('/work/js/drumKit');
  expect(new URL(link).hash).toMatch(/^#drum-loop=/);
});

test.each([
  ['asking', 'The browser is holding the sound back'],
  ['unsupported', 'This browser cannot make sound'],
])('shows the state %s on demand, and stays usable', async (state, title) => {
  const { user } = await open(`?state=${state}`);
  expect(screen.getByText(title)).toBeInTheDocument();

  await user.click(pad('ride'));
  await user.click(step('ride', 'bar 1, beat 1, sixteenth 1'));
  expect(step('ride', 'bar 1, beat 1, sixteenth 1')).toHaveAttribute('aria-pressed', 'true');

  await user.click(screen.getByRole('button', { name: /^Actual state/ }));
  expect(screen.queryByText(title)).toBeNull();
  expect(window.location.search).toBe('');
});

test('turns on blocked sound', async () => {
  const { user } = await open('?state=asking');
  await user.click(pad('kick'));
  await user.click(screen.getByRole('button', { name: 'Turn sound on' }));

  expect(screen.queryByText('The browser is holding the sound back')).toBeNull();
  expect(screen.getByRole('button', { name: 'Actual state (running)' })).toBeInTheDocument();
});

test('stops and closes the device when the page is left', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(fakes).toHaveLength(1);
  unmount();

  expect(fakes[0]?.counts.closed).toBe(1);
});

test('replays the pad that stays lit beside the fixed one', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the classic fault' }));
  await user.click(screen.getByRole('button', { name: /Strike the classic pad/ }));
  await user.click(screen.getByRole('button', { name: /Strike the fixed pad/ }));

  const fixed = within(screen.getByRole('group', { name: 'Fixed' }));
  expect(await fixed.findByText('out')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Strike the classic pad lit' })).toBeInTheDocument();
});

test('follows the settings that another tab saves', async () => {
  await open();
  const newValue = writeEnvelope(DRUM_SETTINGS, {
    ...DEFAULT_SETTINGS,
    keys: { ...DEFAULT_SETTINGS.keys, kick: 'X' },
  });
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'js-demos:drum-settings', newValue })),
  );

  expect(pad('kick')).toHaveAttribute('data-key', '88');
});
