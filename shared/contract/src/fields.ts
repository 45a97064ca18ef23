import semver from 'semver';
import { z } from 'zod';
import { LIMITS } from './limits';
import { parseUrl } from './parseUrl';
import { PERMISSION_NAMES } from './permissions';
import { isRemoteId } from './remoteNames';

export { z };

// The fields that release files, pins and history records have in common, each with its fix.

/** Control characters, noncharacters and half characters: feeds may not contain them, and terminals obey some. */
const UNREADABLE = String.raw`\0-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff`;
const REMOVE = 'has a character that cannot be shown, such as a control character. Remove it.';

/** Embeddings, overrides and isolates: they reorder the letters of a text, some of them also those that follow it. */
const IN_ORDER = /^[^\u202a-\u202e\u2066-\u2069]*$/;

/** More marks on a letter than any script needs: they are drawn above each other, over whatever is there. */
const WITHOUT_PILES = /^(?!.*\p{M}{9})/su;

/** Any character that is drawn: joiners and spaces alone leave an empty place. */
export const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/u;

/** A name, a path or a range: short, on one line. */
export const name = nameUpTo(LIMITS.nameLength);

/** Text that people read. It may have tabs and line breaks. */
export const text = textUpTo(LIMITS.textLength);

/** A name of at most this many characters. */
export function nameUpTo(maxLength: number) {
  return stringUpTo(maxLength).regex(new RegExp(`^[^\\t\\n${UNREADABLE}]*$`, 'u'), REMOVE);
}

/** A text of at most this many characters. */
export function textUpTo(maxLength: number) {
  return stringUpTo(maxLength).regex(new RegExp(`^[^${UNREADABLE}]*$`, 'u'), REMOVE);
}

function stringUpTo(maxLength: number) {
  return z
    .string()
    .max(maxLength, `is longer than ${maxLength} characters. Shorten it.`)
    .regex(WITHOUT_PILES, 'has more than 8 marks on one letter, which cover other texts. Remove some.')
    .regex(
      IN_ORDER,
      'has a character that changes the order of letters (U+202A to U+202E, U+2066 to U+2069). Remove it.',
    );
}

/** A list with a limit on its length; the default is far above any real use. */
export function listOf<T extends z.ZodType>(item: T, max: number = LIMITS.entries) {
  return z.array(item).max(max, `has more than ${max} entries. Take some out.`);
}

/** A record with a limit on its keys. They are own properties of a plain object: look them up with `Object.hasOwn`. */
export function recordOf<T extends z.ZodType>(key: z.ZodString, value: T, max: number = LIMITS.entries) {
  return z
    .record(key, value)
    .refine((record) => Object.keys(record).length <= max, `has more than ${max} entries. Take some out.`);
}

export const remoteId = name.refine(
  isRemoteId,
  'is not a kebab-case id, or is the name of something else in a page, such as "constructor" or "location". Use lower-case letters, digits and single hyphens, such as "js-demos".',
);

export const version = name.refine(
  (value) => semver.valid(value) === value,
  'is not a semantic version. Write it as "1.2.3".',
);

export const integrity = z
  .string()
  .regex(
    /^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/,
    'is not a SHA-256 or SHA-384 hash. Build the release again; it is written by the build.',
  );

/** A path inside a folder: relative, forward slashes, no `..`, no hidden names, no empty segments. */
export const relativePath = name.regex(
  /^[A-Za-z0-9_@~][A-Za-z0-9_.@~-]*(\/[A-Za-z0-9_@~][A-Za-z0-9_.@~-]*)*$/,
  'is not a plain relative path. Use letters, digits, "." "-" "_" "/", no ".." and no names that begin with a dot.',
);

export const fileInfo = z.strictObject({
  bytes: z
    .int()
    .nonnegative()
    .max(LIMITS.fileBytes, `is more than ${LIMITS.fileBytes} bytes. Make the file smaller.`),
  integrity,
});

/** The files of one build, by path: no two that differ by case only, and no file that is also a folder. */
export const fileTable = recordOf(relativePath, fileInfo, LIMITS.files).superRefine((files, context) => {
  const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  const known = new Set<string>();
  for (const path of Object.keys(files)) {
    const lower = path.toLowerCase();
    if (known.has(lower)) add(path, 'differs from another file by case only. Give it another name.');
    known.add(lower);
  }
  for (const path of Object.keys(files)) {
    const folders = path.toLowerCase().split('/').slice(0, -1);
    const isInFile = folders.some((_folder, index) => known.has(folders.slice(0, index + 1).join('/')));
    if (isInFile) add(path, 'lies in a folder that is a file. Give one of them another name.');
  }
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > LIMITS.buildBytes)
    context.addIssue({
      code: 'custom',
      path: [],
      message: `are ${total} bytes, more than the ${LIMITS.buildBytes} of a build. Take some out.`,
    });
});

export const origin = name.refine(
  (value) => /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(value) && parseUrl(value)?.origin === value,
  'is not an origin. Write it as "https://api.example.com".',
);

export const permission = z.enum(
  PERMISSION_NAMES,
  `is not a permission that a page can request. Use one of: ${PERMISSION_NAMES.join(', ')}.`,
);
