import { replaceWords, type Replacement } from './replacements';

/** Phrases that are commands if nothing else is said. */
export const COMMANDS = {
  paragraph: { label: 'New paragraph', phrases: ['new paragraph', 'next paragraph'] },
  scratch: { label: 'Scratch that', phrases: ['scratch that', 'delete that'] },
  undo: { label: 'Undo', phrases: ['undo', 'undo that'] },
  redo: { label: 'Redo', phrases: ['redo', 'redo that'] },
  clear: { label: 'Clear all', phrases: ['clear all', 'delete everything'] },
  copy: { label: 'Copy text', phrases: ['copy text', 'copy that'] },
  stop: { label: 'Stop listening', phrases: ['stop listening'] },
} as const satisfies Record<string, { label: string; phrases: readonly string[] }>;

export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

export type Interpretation = { kind: 'command'; command: CommandName } | { kind: 'text'; text: string };

/* Longer names first, so that "semicolon" is not read as "colon". */
const MARKS: readonly (readonly [spoken: string, written: string])[] = [
  ['exclamation mark', '!'],
  ['question mark', '?'],
  ['full stop', '.'],
  ['semicolon', ';'],
  ['new line', '\n'],
  ['comma', ','],
  ['colon', ':'],
];

function simplify(phrase: string): string {
  return phrase
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

function findCommand(phrase: string): CommandName | undefined {
  const simple = simplify(phrase);
  return COMMAND_NAMES.find((name) => COMMANDS[name].phrases.some((candidate) => candidate === simple));
}

/** Replaces spoken punctuation by marks, without the space before them, and capitalises the start of sentences. */
export function writeMarks(phrase: string): string {
  return MARKS.reduce(
    (text, [spoken, written]) => text.replace(new RegExp(`\\s*\\b${spoken}\\b`, 'giu'), written),
    phrase,
  )
    .replace(/\n[ \t]+/g, '\n')
    .replace(/(?:[.!?] +|\n)\p{Lowercase_Letter}/gu, (start) => start.toLocaleUpperCase());
}

export interface InterpretOptions {
  replacements: readonly Replacement[];
  hasCommands: boolean;
  hasMarks: boolean;
}

/** Decides whether a phrase, spoken or typed, is a command or text, and formats the text. */
export function interpretPhrase(
  phrase: string,
  { replacements, hasCommands, hasMarks }: InterpretOptions,
): Interpretation {
  const command = hasCommands ? findCommand(phrase) : undefined;
  if (command !== undefined) return { kind: 'command', command };
  const replaced = replaceWords(phrase.trim(), replacements);
  return { kind: 'text', text: hasMarks ? writeMarks(replaced) : replaced };
}
