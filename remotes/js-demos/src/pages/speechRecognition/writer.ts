import { createStore, type Store } from '@portfolio/kit';
import { createHistory, record, redo, undo, type History } from '@portfolio/kit/history';
import { recordContinuous } from '../../demo/recordContinuous';
import { findStorage, readStored, writeStored } from '../../portable/storedValue';
import { interpretPhrase, type CommandName } from './interpretPhrase';
import { isEnglish } from './languages';
import {
  EMPTY_TRANSCRIPT,
  MAX_TEXT_CHARACTERS,
  appendPhrase,
  scratchLast,
  startParagraph,
  type Transcript,
} from './transcript';
import { INITIAL_SETTINGS, SPEECH_SETTINGS, type SpeechSettings } from './transcriptFile';

export interface WriterState {
  history: History<Transcript>;
  settings: SpeechSettings;
}

/** The result of a phrase or a command. */
export interface Outcome {
  message: string;
  isProblem?: true;
  /** A task that only the page can do. */
  pageTask?: 'copy' | 'stop';
}

export interface Writer extends Pick<Store<WriterState>, 'get' | 'subscribe'> {
  /** Processes a phrase, spoken or typed. */
  hear(phrase: string, isTyped: boolean): Outcome;
  run(command: CommandName): Outcome;
  /** Accepts the text as the visitor edits it by hand. */
  type(text: string): void;
  rename(title: string): void;
  /** Opens another transcript as one undo step. */
  open(transcript: Transcript): void;
  changeSettings(change: Partial<SpeechSettings>): void;
  /** Accepts the settings that another tab has saved, without saving them again. */
  receive(settings: SpeechSettings): void;
  /** Loads what this browser has stored. */
  load(): void;
}

/** The text and its formatting, without page or microphone. */
export function createWriter(storage = findStorage): Writer {
  const store = createStore<WriterState>({
    history: createHistory(EMPTY_TRANSCRIPT),
    settings: INITIAL_SETTINGS,
  });
  let lastEdit: 'text' | 'title' | null = null;

  const current = () => store.get().history.present;

  function write(text: string) {
    lastEdit = null;
    store.set(({ history }) => ({ history: record(history, { ...history.present, text }) }));
  }

  function step(move: typeof undo, done: string, nothing: string): Outcome {
    lastEdit = null;
    const before = store.get().history;
    const after = move(before);
    store.set({ history: after });
    return after.present === before.present ? { message: nothing, isProblem: true } : { message: done };
  }

  function edit(kind: 'text' | 'title', change: Partial<Transcript>) {
    const isContinuous = lastEdit === kind;
    lastEdit = kind;
    store.set(({ history }) => ({
      history: recordContinuous(history, { ...history.present, ...change }, isContinuous),
    }));
  }

  const commands: Record<CommandName, () => Outcome> = {
    paragraph() {
      const { text } = current();
      const next = startParagraph(text);
      if (next === text) return { message: 'A paragraph begins here already.', isProblem: true };
      write(next);
      return { message: 'A new paragraph begins.' };
    },
    scratch() {
      if (current().text === '') return { message: 'There is nothing to scratch.', isProblem: true };
      write(scratchLast(current().text));
      return { message: 'The last sentence is gone. Undo brings it back.' };
    },
    undo: () => step(undo, 'Undone.', 'There is nothing to undo.'),
    redo: () => step(redo, 'Redone.', 'There is nothing to redo.'),
    clear() {
      if (current().text === '') return { message: 'The text is empty already.', isProblem: true };
      write('');
      return { message: 'The text is cleared. Undo brings it back.' };
    },
    copy: () => ({ message: 'Copying.', pageTask: 'copy' }),
    stop: () => ({ message: 'Listening has stopped.', pageTask: 'stop' }),
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    run: (command) => commands[command](),
    hear(phrase, isTyped) {
      const { language, hasMarks, replacements } = store.get().settings;
      const hasWords = isTyped || isEnglish(language);
      const meaning = interpretPhrase(phrase, {
        replacements,
        hasCommands: hasWords,
        hasMarks: hasMarks && hasWords,
      });
      if (meaning.kind === 'command') return commands[meaning.command]();
      const text = appendPhrase(current().text, meaning.text);
      if (text.length > MAX_TEXT_CHARACTERS) {
        return {
          message: `The text is full at ${MAX_TEXT_CHARACTERS} characters. Export it and clear it.`,
          isProblem: true,
        };
      }
      write(text);
      const written = meaning.text.trim();
      return { message: written === '' ? 'A new line begins.' : `Written: ${written}` };
    },
    type: (text) => edit('text', { text }),
    rename: (title) => edit('title', { title }),
    open(transcript) {
      lastEdit = null;
      store.set(({ history }) => ({ history: record(history, transcript) }));
    },
    changeSettings(change) {
      const settings = { ...store.get().settings, ...change };
      store.set({ settings });
      writeStored(SPEECH_SETTINGS, settings, storage);
    },
    receive: (settings) => store.set({ settings }),
    load() {
      store.set({ settings: readStored(SPEECH_SETTINGS, storage) ?? store.get().settings });
    },
  };
}
