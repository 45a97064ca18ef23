import semver from 'semver';
import { z } from 'zod';
import { PERMISSION_NAMES } from './permissions';
import { PROJECT_TYPE_NAMES, PROJECT_TYPES, findProjectType } from './projectTypes';
import type { PinsFile, Release } from './release';
import { REMOTE_ID_PATTERN } from './remoteNames';

/** One fault of a file: where it is, what is wrong and what to do. */
export interface Problem {
  /** Dotted path, such as `catalogue.3.path`; empty for the whole file. */
  path: string;
  message: string;
}

/** The value, or every problem at once. */
export type Validation<T> = { isValid: true; value: T } | { isValid: false; problems: Problem[] };

const remoteId = z
  .string()
  .regex(
    REMOTE_ID_PATTERN,
    'is not a kebab-case id. Use lower-case letters, digits and single hyphens, such as "js-demos".',
  );

const version = z
  .string()
  .refine((value) => semver.valid(value) === value, 'is not a semantic version. Write it as "1.2.3".');

const integrity = z
  .string()
  .regex(
    /^sha384-[A-Za-z0-9+/]{64}$/,
    'is not a SHA-384 hash. Build the release again; it is written by the build.',
  );

/** A path inside a folder: relative, forward slashes, no way out. */
const relativePath = z
  .string()
  .regex(
    /^(?!.*(^|\/)\.\.?(\/|$))[A-Za-z0-9_@~][A-Za-z0-9_.@~/-]*$/,
    'is not a plain relative path. Use letters, digits, "." "-" "_" "/" and no "..".',
  );

const origin = z
  .string()
  .regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'is not an origin. Write it as "https://api.example.com".');

const permission = z.enum(
  PERMISSION_NAMES,
  `is no permission that a page can ask for. Use one of: ${PERMISSION_NAMES.join(', ')}.`,
);

const pageFiles = z.strictObject({ js: z.array(relativePath), css: z.array(relativePath) });

const build = z
  .strictObject({
    entry: relativePath,
    files: z.record(relativePath, z.strictObject({ bytes: z.int().nonnegative(), integrity })),
  })
  .refine(({ entry, files }) => entry in files, {
    path: ['entry'],
    message: 'names a file that is not listed in files. Build the release again.',
  });

const picture = z.strictObject({
  src: relativePath,
  srcDark: relativePath.optional(),
  alt: z.string().min(1, 'is empty. Describe the picture for those who cannot see it.'),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
});

const workPath = z
  .string()
  .regex(
    /^\/work\/[A-Za-z0-9_-]+\/[A-Za-z0-9_-]+$/,
    'is not a route of a project. Write it as "/work/<type>/<article>".',
  )
  .refine(
    (value) => findProjectType(value.split('/')[2] ?? '') !== undefined,
    `names no known type. Use one of: ${PROJECT_TYPE_NAMES.map((name) => PROJECT_TYPES[name].segment).join(', ')}.`,
  );

const entry = z
  .strictObject({
    id: z.string().regex(/^[A-Za-z0-9-]+$/, 'is not an id. Use letters, digits and hyphens.'),
    type: z.enum(PROJECT_TYPE_NAMES),
    portfolio: z.boolean(),
    title: z.string().min(1, 'is empty. Give the project a title.'),
    img: picture,
    tags: z.array(z.string().min(1)),
    description: z.string(),
    component: z.string().nullable(),
    path: workPath.nullable(),
    redirects: z.array(z.string().startsWith('/')).optional(),
    blog: z
      .strictObject({
        published: z.iso.date('is not a date. Write it as "2026-01-31".'),
        readingMinutes: z.int().positive(),
        summary: z.string().min(1),
      })
      .nullable(),
    connectOrigins: z.array(origin).optional(),
    permissions: z.array(permission).optional(),
  })
  .refine(({ component, path }) => (component === null) === (path === null), {
    path: ['path'],
    message:
      'and component go together. Give both for a project with a page, and null twice for one without.',
  });

const release = z
  .strictObject({
    schema: z.literal(1),
    id: remoteId,
    version,
    contract: version,
    container: z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/),
    web: build,
    node: build,
    remote: pageFiles,
    pages: z.record(z.string(), pageFiles),
    catalogue: z.array(entry),
    connectOrigins: z.array(origin),
    singletons: z.record(
      z.string(),
      z
        .string()
        .refine(
          (range) => semver.validRange(range) !== null,
          'is not a semver range. Write it as "^19.0.0".',
        ),
    ),
    // Releases of the first contract did not say it.
    api: z.array(z.string()).default([]),
    // Releases said it before there were attestations; no one reads it.
    commit: z.string().nullish(),
    builtAt: z.string().nullish(),
  })
  .superRefine((value, context) => {
    const add = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    reportRepeats(value.catalogue, 'id', add);
    reportRepeats(value.catalogue, 'path', add);
    value.catalogue.forEach(({ component, img }, index) => {
      if (component !== null && !(component in value.pages))
        add(
          ['catalogue', index, 'component'],
          `names the page "${component}", which the release does not have. Add it to pages in src/remote.ts, or set component and path to null.`,
        );
      for (const key of ['src', 'srcDark'] as const) {
        const file = img[key];
        if (file !== undefined && !(file in value.web.files))
          add(
            ['catalogue', index, 'img', key],
            `names "${file}", which is not among the web files. Import the picture in src/catalogue.ts.`,
          );
      }
    });
    for (const [page, { js, css }] of [['', value.remote] as const, ...Object.entries(value.pages)])
      for (const file of [...js, ...css])
        if (!(file in value.web.files))
          add(
            page === '' ? ['remote'] : ['pages', page],
            `needs "${file}", which is not among the web files. Build the release again.`,
          );
  });

const releasePin = {
  version,
  release: relativePath,
  integrity,
  unchecked: z
    .string()
    .regex(/^[^\n]{1,200}$/, 'Give the reason in one line.')
    .optional(),
};

const pins = z.strictObject({
  schema: z.literal(1),
  remotes: z.record(
    remoteId,
    z.strictObject({ ...releasePin, previous: z.strictObject(releasePin).nullable() }),
  ),
});

function reportRepeats(
  catalogue: readonly { id: string; path: string | null }[],
  key: 'id' | 'path',
  add: (path: (string | number)[], message: string) => void,
): void {
  const seen = new Map<string, number>();
  catalogue.forEach((item, index) => {
    const value = item[key]?.toLowerCase();
    if (value === undefined) return;
    const first = seen.get(value);
    if (first === undefined) seen.set(value, index);
    else add(['catalogue', index, key], `repeats that of entry ${first}. Give each project its own.`);
  });
}

function toValidation<T>(result: z.ZodSafeParseResult<unknown>): Validation<T> {
  if (result.success) return { isValid: true, value: result.data as T };
  return {
    isValid: false,
    problems: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  };
}

/** Checks a parsed release file; reports every problem with its path and remedy. */
export function validateRelease(value: unknown): Validation<Release> {
  return toValidation<Release>(release.safeParse(value));
}

/** Checks a parsed pins file; reports every problem with its path and remedy. */
export function validatePins(value: unknown): Validation<PinsFile> {
  return toValidation<PinsFile>(pins.safeParse(value));
}

/** Writes problems one to a line, as they go into an error message. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(({ path, message }) => `- ${path === '' ? 'the file' : path}: ${message}`).join('\n');
}
