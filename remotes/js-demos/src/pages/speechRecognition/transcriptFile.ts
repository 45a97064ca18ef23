import type { PortableKind } from '../../portable/portableKind';
import { readFlag, readList, readObject, readText } from '../../portable/readData';
import { LANGUAGES, findLanguage } from './languages';
import {
  INITIAL_REPLACEMENTS,
  MAX_REPLACEMENTS,
  MAX_WORD_CHARACTERS,
  type Replacement,
} from './replacements';
import { MAX_TEXT_CHARACTERS, MAX_TITLE_CHARACTERS, type Transcript } from './transcript';

/** One dictation, as a file or a link. */
export const TRANSCRIPT: PortableKind<Transcript> = {
  kind: 'transcript',
  label: 'dictation',
  version: 1,
  maxBytes: 96 * 1024,
  toData: ({ title, text }) => ({ title, text }),
  fromData(data) {
    const transcript = readObject(data, 'The dictation');
    return {
      title: readText(transcript.title, 'The title', MAX_TITLE_CHARACTERS),
      text: readText(transcript.text, 'The text', MAX_TEXT_CHARACTERS),
    };
  },
};

/** The visitor's dictation settings, saved in this browser. Dictated text is not saved. */
export interface SpeechSettings {
  language: string;
  hasMarks: boolean;
  replacements: readonly Replacement[];
}

export const INITIAL_SETTINGS: SpeechSettings = {
  language: LANGUAGES[0].code,
  hasMarks: true,
  replacements: INITIAL_REPLACEMENTS,
};

export const SPEECH_SETTINGS: PortableKind<SpeechSettings> = {
  kind: 'speech-settings',
  label: 'list of settings',
  version: 1,
  maxBytes: 16 * 1024,
  toData: (settings) => settings,
  fromData(data) {
    const settings = readObject(data, 'The settings');
    const code = readText(settings.language, 'The language', 20);
    return {
      language: findLanguage(code)?.code ?? INITIAL_SETTINGS.language,
      hasMarks: readFlag(settings.hasMarks, 'Spoken punctuation'),
      replacements: readList(settings.replacements, 'The list of replacements', MAX_REPLACEMENTS).map(
        (item) => {
          const pair = readObject(item, 'A replacement');
          return {
            says: readText(pair.says, 'A spoken word', MAX_WORD_CHARACTERS),
            writes: readText(pair.writes, 'A written word', MAX_WORD_CHARACTERS),
          };
        },
      ),
    };
  },
};
