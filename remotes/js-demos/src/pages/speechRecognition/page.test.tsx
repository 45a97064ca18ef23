import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderDemo } from '../../demo-testing/renderDemo';
import { renderHideable } from '../../demo-testing/renderHideable';
import { installVisibility } from '../../demo-testing/visibility';
import { writeEnvelope } from '../../portable/envelope';
import { toLinkHash } from '../../portable/link';
import { findStorage, readStored } from '../../portable/storedValue';
import { createFakeRecogniser, type FakeRecogniser } from './speech-testing/fakeRecogniser';
import SpeechRecognitionPage from './page';
import { INITIAL_SETTINGS, SPEECH_SETTINGS, TRANSCRIPT, type SpeechSettings } from './transcriptFile';

let fakes: FakeRecogniser[] = [];

beforeEach(() => {
  fakes = [];
  localStorage.clear();
  // `new` on a function that returns an object evaluates to that object.
  Object.assign(window, {
    SpeechRecognition: function FakeSpeechRecognition() {
      const fake = createFakeRecogniser();
      fakes.push(fake);
      return fake;
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'SpeechRecognition');
  jest.useRealTimers();
});

type Options = Parameters<typeof renderDemo>[2];
const open = (options?: Options) => renderDemo('speechRecognition', SpeechRecognitionPage, options);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value;
const status = () => screen.getByRole('status');
const say = (phrase: string, isFinal = true) => act(() => fakes[fakes.length - 1]?.hear(phrase, { isFinal }));

/** Saves settings as another tab does. */
function saveElsewhere(change: Partial<SpeechSettings>) {
  const newValue = writeEnvelope(SPEECH_SETTINGS, { ...INITIAL_SETTINGS, ...change });
  const event = new StorageEvent('storage', { key: 'js-demos:speech-settings', newValue });
  act(() => void window.dispatchEvent(event));
}

async function listen(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(button('Start listening'));
  act(() => fakes[fakes.length - 1]?.onstart?.());
}

test('does not listen on arrival, and states where speech may be sent', async () => {
  await open();

  expect(fakes).toHaveLength(0);
  expect(screen.getByText(/Most browsers send what they hear/)).toBeInTheDocument();
});

test('shows guesses without announcing them, and writes and announces final phrases', async () => {
  const { user } = await open();
  await listen(user);
  say('hello wor', false);
  const guess = screen.getByText('hello wor');
  expect(guess.closest('[aria-live]')).toBeNull();
  expect(text()).toBe('');

  say('hello world full stop');
  expect(text()).toBe('Hello world.');
  expect(status()).toHaveTextContent('Written: hello world.');
});

test('follows spoken commands, including the one to stop', async () => {
  const { user } = await open();
  await listen(user);
  say('one full stop');
  say('two');
  say('scratch that');
  expect(text()).toBe('One.');
  say('stop listening');

  expect(fakes[0]?.calls).toContain('stop');
  expect(button('Start listening')).toBeInTheDocument();
});

test('accepts the same phrases typed', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Phrase or command'), 'up arrow down comma done{Enter}');
  expect(text()).toBe('Up → down, done');
  await user.type(screen.getByLabelText('Phrase or command'), 'new paragraph{Enter}');

  expect(text()).toBe('Up → down, done\n\n');
  expect(fakes).toHaveLength(0);
});

test('the text can be edited, undone and cleared', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'By hand');
  await user.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement);
  expect(text()).toBe('');
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);

  expect(text()).toBe('By hand');
  expect(screen.getByText('2 words')).toBeInTheDocument();
});

test('copies the text, and reports if the clipboard is refused', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Copy me');
  await user.click(screen.getAllByRole('button', { name: 'Copy text' })[0] as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe('Copy me');

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getAllByRole('button', { name: 'Copy text' })[0] as HTMLElement);
  await waitFor(() => expect(status()).toHaveTextContent('The browser refused the clipboard.'));
});

test('adds a replacement, refuses a duplicate and removes it', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('When I say'), 'tick');
  await user.type(screen.getByLabelText('write'), '✓');
  await user.click(button('Add'));
  await user.type(screen.getByLabelText('Phrase or command'), 'done tick{Enter}');
  expect(text()).toBe('Done ✓');

  await user.type(screen.getByLabelText('When I say'), 'Tick');
  await user.type(screen.getByLabelText('write'), 'v');
  await user.click(button('Add'));
  expect(screen.getByLabelText('When I say')).toHaveAccessibleDescription(/“Tick” already has a replacement/);

  await user.click(button('Remove tick'));
  expect(screen.queryByText('✓')).toBeNull();
});

test('moves the focus to the next replacement when one is removed, and to the field after the last', async () => {
  const { user } = await open();
  await user.click(button('Remove at sign'));
  expect(button('Remove times sign')).toHaveFocus();
  await user.click(button('Remove heart'));
  expect(button('Remove times sign')).toHaveFocus();

  await user.click(button('Remove times sign'));
  await user.click(button('Remove arrow'));
  expect(screen.getByLabelText('When I say')).toHaveFocus();
});

test('shows what is missing from a replacement at its own field, and moves the focus there', async () => {
  const { user } = await open();
  const says = screen.getByLabelText('When I say');
  const writes = screen.getByLabelText('write');
  await user.click(button('Add'));
  expect(says).toHaveAccessibleDescription(/Enter the word you say\.$/);
  expect(says).toHaveFocus();

  await user.type(says, 'tick');
  await user.click(button('Add'));
  expect(writes).toHaveAccessibleDescription(/Enter what should be written\.$/);
  expect(writes).toHaveFocus();
  expect(says).not.toHaveAccessibleDescription();
});

test('announces what is missing from a replacement if the focus is in its field already', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('When I say'), '{Enter}');
  expect(status()).toHaveTextContent('Not done: Enter the word you say.');
  await user.type(screen.getByLabelText('When I say'), 'tick');
  await user.type(screen.getByLabelText('write'), '{Enter}');

  expect(status()).toHaveTextContent('Not done: Enter what should be written.');
});

test('listens in the chosen language', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Language'), 'Français');
  await listen(user);

  expect(fakes[0]?.lang).toBe('fr-FR');
});

test('announces that another language ends the session', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Language'), 'Français');
  expect(status()).toBeEmptyDOMElement();
  await listen(user);
  await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch');

  expect(status()).toHaveTextContent('Listening has stopped. Start again to dictate in Deutsch.');
});

test('marks the language of what was heard, also after another one was chosen', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
  await listen(user);
  say('guten', false);
  expect(screen.getByText('guten')).toHaveAttribute('lang', 'de-DE');
  say('guten Tag');
  await user.selectOptions(screen.getByLabelText('Language'), '日本語');
  expect(screen.getByText('guten Tag', { selector: 'p' })).toHaveAttribute('lang', 'de-DE');

  await listen(user);
  expect(screen.queryByText('guten Tag', { selector: 'p' })).toBeNull();
});

test('accepts a refusal and offers alternatives', async () => {
  const { user } = await open();
  await user.click(button('Start listening'));
  act(() => fakes[0]?.onerror?.({ error: 'not-allowed' }));
  expect(screen.getByText('This page may not use the microphone')).toBeInTheDocument();
  expect(fakes).toHaveLength(1);

  await user.click(button('Start again'));
  expect(fakes).toHaveLength(2);
});

test('has nothing to stop while it does not listen, and keeps the notice of a refusal', async () => {
  const { user } = await open();
  await user.click(button('Start listening'));
  act(() => fakes[0]?.onerror?.({ error: 'not-allowed' }));
  await user.type(screen.getByLabelText('Phrase or command'), 'stop listening{Enter}');

  expect(status()).toHaveTextContent('Nothing is listening.');
  expect(screen.getByText('This page may not use the microphone')).toBeInTheDocument();
});

test('adds to the replacements that another tab has saved', async () => {
  const { user } = await open();
  saveElsewhere({ replacements: [{ says: 'cross', writes: '✗' }] });
  await user.type(screen.getByLabelText('When I say'), 'tick');
  await user.type(screen.getByLabelText('write'), '✓');
  await user.click(button('Add'));

  expect(readStored(SPEECH_SETTINGS, findStorage)?.replacements).toEqual([
    { says: 'cross', writes: '✗' },
    { says: 'tick', writes: '✓' },
  ]);
});

test('follows the language chosen in another tab, but not while it listens', async () => {
  const { user } = await open();
  saveElsewhere({ language: 'fr-FR' });
  expect(screen.getByLabelText('Language')).toHaveValue('fr-FR');
  await listen(user);
  saveElsewhere({ language: 'de-DE' });

  expect(screen.getByLabelText('Language')).toHaveValue('fr-FR');
});

test('stops listening when the document is hidden, says so on return and keeps the text', async () => {
  const visibility = installVisibility();
  const { user } = await open();
  await listen(user);
  say('hello');
  visibility.change('hidden');
  expect(fakes[0]?.calls).toEqual(['start', 'stop']);

  // What was being said is still recognised.
  say('world');
  act(() => fakes[0]?.onend?.());
  visibility.change('visible');
  expect(text()).toBe('Hello world');
  const notice = 'Listening has stopped because the page was hidden';
  expect(screen.getByText(notice)).toBeInTheDocument();

  await user.click(button('Start again'));
  expect(fakes).toHaveLength(2);
  await user.click(screen.getAllByRole('button', { name: 'Stop listening' })[0] as HTMLElement);
  expect(screen.queryByText(notice)).toBeNull();
});

test('lets the question stay open while the document is hidden, but does not listen after an answer', async () => {
  const visibility = installVisibility();
  const { user } = await open();
  await user.click(button('Start listening'));
  visibility.change('hidden');
  expect(screen.getByText('The browser is asking you')).toBeInTheDocument();

  act(() => fakes[0]?.onstart?.());
  expect(fakes[0]?.calls).toContain('stop');
});

test('goes on with the script while the document is hidden', async () => {
  jest.useFakeTimers();
  installVisibility().change('hidden');
  await open({ address: '?state=running', advanceTimers: jest.advanceTimersByTime });
  await act(async () => jest.advanceTimersByTime(20_000));

  expect(text()).toMatch(/^These words come from a script/);
});

test('stops listening when the page is left', async () => {
  const { user, unmount } = await open();
  await listen(user);
  unmount();

  expect(fakes[0]?.calls).toContain('abort');
});

test.each([
  ['asking', 'The browser is asking you'],
  ['running', 'A script is speaking'],
  ['denied', 'This page may not use the microphone'],
  ['missing', 'No microphone was found'],
  ['unsupported', 'This browser has no speech recognition'],
  ['offline', 'The speech service cannot be reached'],
  ['failed', 'This browser cannot recognise that language'],
])('shows the state %s on demand, and still writes typed text', async (state, title) => {
  const { user } = await open({ address: `?state=${state}` });
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(fakes).toHaveLength(0);

  await user.type(screen.getByLabelText('Phrase or command'), 'typed{Enter}');
  expect(text()).toBe('Typed');
  await user.click(button(/^Actual state/));
  expect(screen.queryByText(title)).toBeNull();
});

test('plays a scripted dictation', async () => {
  jest.useFakeTimers();
  await open({ address: '?state=running', advanceTimers: jest.advanceTimersByTime });
  await act(async () => jest.advanceTimersByTime(20_000));

  expect(text()).toBe(
    'These words come from a script, not from a microphone.\n\nA designer hands over a layout → a developer measures it.',
  );
});

test('opens a dictation from a file as an undoable step, and refuses a damaged one', async () => {
  const { user } = await open();
  const input = screen.getByLabelText('File with a dictation');
  await user.upload(
    input,
    new File([writeEnvelope(TRANSCRIPT, { title: 'T', text: 'From a file' })], 'a.json'),
  );
  await waitFor(() => expect(text()).toBe('From a file'));
  await user.upload(input, new File(['{'], 'b.json'));
  await waitFor(() => expect(status()).toHaveTextContent('The file is damaged'));
  expect(text()).toBe('From a file');

  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  expect(text()).toBe('');
});

test('opens the dictation of a link', async () => {
  await open({ address: toLinkHash(TRANSCRIPT, { title: 'T', text: 'From a link' }) ?? '' });

  expect(text()).toBe('From a link');
});

test('replays the page that ignores a refusal beside the one that accepts it', async () => {
  jest.useFakeTimers();
  const { user } = await open({ advanceTimers: jest.advanceTimersByTime });
  await user.click(button('Replay the classic fault'));
  await user.click(button('Refuse the microphone to the classic page'));
  await user.click(button('Refuse the microphone to the fixed page'));
  act(() => jest.runAllTimers());

  expect(within(screen.getByRole('group', { name: 'Classic' })).getByText('500 starts')).toBeInTheDocument();
  expect(within(screen.getByRole('group', { name: 'Fixed' })).getByText('1 start')).toBeInTheDocument();
});

test('stops listening when the page is kept hidden, and keeps the text', async () => {
  const { show } = await renderHideable('speechRecognition', SpeechRecognitionPage);
  fireEvent.click(button('Start listening'));
  act(() => fakes[0]?.onstart?.());
  say('hello');
  await show('hidden');
  expect(fakes[0]?.calls).toContain('abort');
  await show('visible');

  expect(text()).toBe('Hello');
  expect(button('Start listening')).toBeInTheDocument();
});
