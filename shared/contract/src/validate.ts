import semver from 'semver';
import { z } from 'zod';
import { describeIssue } from './describeIssue';
import { PROJECT_TYPE_NAMES, PROJECT_TYPES, findProjectType } from './projectTypes';
import {
  fileInfo,
  fileTable,
  integrity,
  listOf,
  name,
  nameUpTo,
  origin,
  permission,
  recordOf,
  relativePath,
  remoteId,
  textUpTo,
  version,
  VISIBLE,
} from './fields';
import { LIMITS } from './limits';
import type { PinsFile, Release } from './release';
import { isRemoteId, toRemoteNames } from './remoteNames';
import { toPlainText } from './toPlainText';
import type { Problem, Validation } from './validation';

export { validateJson } from './boundedJson';
export { LIMITS } from './limits';
export { toPlainText };
export type { Problem, Validation } from './validation';

/** Paths that a browser or a server would not treat as a file of the build; folders can be in the place of such a file. */
const MISTAKABLE_FILE = /\.(html?|xhtml|br|gz|draft)(\/|$)/i;

/** The gate checks files by the extension of their name. */
const pageFiles = z.strictObject({
  js: listOf(relativePath.regex(/\.js$/, 'is not a script. Give its name the extension ".js".')),
  css: listOf(relativePath.regex(/\.css$/, 'is not a style file. Give its name the extension ".css".')),
});

const build = z
  .strictObject({
    entry: relativePath,
    files: fileTable,
  })
  .refine(({ entry, files }) => Object.hasOwn(files, entry), {
    path: ['entry'],
    message: 'names a file that is not listed in files. Build the release again.',
  });

const UNSEEN = 'is empty, or has no visible character.';

const picture = z.strictObject({
  src: relativePath,
  srcDark: relativePath.optional(),
  sheet: relativePath.optional(),
  alt: textUpTo(LIMITS.sentencesLength).regex(
    VISIBLE,
    `${UNSEEN} Describe the picture for those who cannot see it.`,
  ),
  widthPx: z.int().positive().max(LIMITS.picturePx),
  heightPx: z.int().positive().max(LIMITS.picturePx),
});

/** A host serves the file of such a page as that of the folder: `/work/js/index.html` at `/work/js/`, a list of work. */
const PAGE_OF_FOLDER = /\/index$/i;

const workPath = name
  .regex(
    /^\/work\/[A-Za-z0-9_-]+\/[A-Za-z0-9_-]+$/,
    'is not a route of a project. Write it as "/work/<type>/<article>".',
  )
  .refine(
    (value) => !PAGE_OF_FOLDER.test(value),
    'ends in "index", which hosts show in place of the list of work above it. Give the article another name.',
  )
  .refine(
    (value) => findPathType(value) !== undefined,
    `names no known type. Use one of: ${PROJECT_TYPE_NAMES.map((type) => PROJECT_TYPES[type].segment).join(', ')}.`,
  );

function findPathType(path: string) {
  return findProjectType(path.split('/')[2] ?? '');
}

const entry = z
  .strictObject({
    id: name.regex(/^[A-Za-z0-9-]+$/, 'is not an id. Use letters, digits and hyphens.'),
    type: z.enum(PROJECT_TYPE_NAMES),
    portfolio: z.boolean(),
    title: textUpTo(LIMITS.titleLength).regex(VISIBLE, `${UNSEEN} Give the project a title.`),
    headline: nameUpTo(LIMITS.titleLength)
      .regex(VISIBLE, `${UNSEEN} Fill it in, or leave it out.`)
      .optional(),
    img: picture,
    tags: listOf(
      nameUpTo(LIMITS.tagLength).regex(VISIBLE, `${UNSEEN} Fill it in, or leave it out.`),
      LIMITS.tags,
    ),
    description: textUpTo(LIMITS.descriptionLength).refine(
      (value) => value === '' || VISIBLE.test(value),
      'has no visible character. Write it, or leave it empty.',
    ),
    component: name.nullable(),
    path: workPath.nullable(),
    redirects: listOf(workPath, LIMITS.redirects).optional(),
    blog: z
      .strictObject({
        published: z.iso.date('is not a date. Write it as "2026-01-31".'),
        readingMinutes: z.int().positive().max(LIMITS.readingMinutes),
        summary: textUpTo(LIMITS.sentencesLength).regex(VISIBLE, `${UNSEEN} Fill it in.`),
      })
      .nullable(),
    hydrate: z
      .literal('on-interaction', 'is not "on-interaction". Leave it out for a page that hydrates by itself.')
      .optional(),
    connectOrigins: listOf(origin).optional(),
    permissions: listOf(permission).optional(),
  })
  .refine(({ component, path }) => (component === null) === (path === null), {
    path: ['path'],
    message:
      'and component go together. Give both for a project with a page, and null twice for one without.',
  })
  .superRefine(({ type, path, redirects = [] }, context) => {
    for (const [field, claimed] of [
      [['path'], path],
      ...redirects.map((redirect, index) => [['redirects', index], redirect] as const),
    ] as const)
      if (claimed !== null && findPathType(claimed) !== type)
        context.addIssue({
          code: 'custom',
          path: [...field],
          message: `is below another type than "${type}". Write it as "/work/${PROJECT_TYPES[type].segment}/<article>".`,
        });
  });

const release = z
  .strictObject({
    schema: z.literal(1),
    id: remoteId,
    version,
    contract: version,
    container: name,
    web: build,
    node: build,
    remote: pageFiles,
    pages: recordOf(name, pageFiles),
    catalogue: listOf(entry),
    connectOrigins: listOf(origin),
    singletons: recordOf(
      name,
      name.refine(
        (range) => semver.validRange(range) !== null,
        'is not a semver range. Write it as "^19.0.0".',
      ),
    ),
    // Missing from releases of the first version of the contract.
    api: listOf(name).default([]),
    sbom: fileInfo.optional(),
    // From releases that are older than attestations; not read any more.
    commit: name.nullish(),
    builtAt: name.nullish(),
  })
  .superRefine((value, context) => {
    const add = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const container = isRemoteId(value.id) ? toRemoteNames(value.id).container : value.container;
    if (value.container !== container)
      add(['container'], `is not "${container}", the global name of ${value.id}. Build the release again.`);
    for (const file of Object.keys(value.web.files).filter((path) => MISTAKABLE_FILE.test(path)))
      add(
        ['web', 'files', file],
        'would be mistaken for a page or a compressed copy. Leave it out of the build.',
      );
    reportRepeats(value.catalogue, 'id', add);
    reportRepeats(value.catalogue, 'path', add);
    value.catalogue.forEach(({ component, img }, index) => {
      if (component !== null && !Object.hasOwn(value.pages, component))
        add(
          ['catalogue', index, 'component'],
          `names the page "${component}", which the release does not have. Add it to pages in src/remote.ts, or set component and path to null.`,
        );
      for (const key of ['src', 'srcDark', 'sheet'] as const) {
        const file = img[key];
        if (file !== undefined && !Object.hasOwn(value.web.files, file))
          add(
            ['catalogue', index, 'img', key],
            `names "${file}", which is not among the web files. Import the picture in src/catalogue.ts.`,
          );
      }
    });
    for (const [page, { js, css }] of [['', value.remote] as const, ...Object.entries(value.pages)])
      for (const file of [...js, ...css])
        if (!Object.hasOwn(value.web.files, file))
          add(
            page === '' ? ['remote'] : ['pages', page],
            `needs "${file}", which is not among the web files. Build the release again.`,
          );
  });

const allowed = z.strictObject({
  origins: listOf(origin).optional(),
  permissions: listOf(permission).optional(),
  weights: listOf(name).optional(),
  mounts: listOf(name).optional(),
});

/** A pin of one release, as pins files and history records have it. */
export const releasePin = z.strictObject({
  version,
  release: relativePath,
  integrity,
  unchecked: z
    .string()
    .regex(/^[^\n]{1,200}$/, 'is not one line of at most 200 characters. Shorten the reason.')
    .optional(),
  allowed: allowed.optional(),
});

/** Pins by remote, as pins files and history records have them. */
export const pinTable = recordOf(
  remoteId,
  releasePin.extend({
    previous: releasePin.nullable(),
    earlier: listOf(releasePin).optional(),
    rolledBack: listOf(version).optional(),
  }),
);

/** A revoked release, as pins files and history records have it. */
export const revocation = z.strictObject({
  id: remoteId,
  version,
  integrity,
  entry: relativePath.optional(),
  reason: z
    .string()
    .trim()
    .min(1, 'is empty. Say why the release was revoked.')
    .max(LIMITS.textLength, `is longer than ${LIMITS.textLength} characters. Shorten it.`),
  date: z.iso.date('is not a date. Write it as "2026-01-31".'),
});

const pins = z.strictObject({
  schema: z.literal(1),
  remotes: pinTable,
  revoked: listOf(revocation).optional(),
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

/** Checks a value against a schema; reports every problem with its path and fix. */
export function validate<T>(schema: z.ZodType, value: unknown): Validation<T> {
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return { isValid: true, value: result.data as T };
  return {
    isValid: false,
    problems: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  };
}

/** Checks a parsed release file; reports every problem with its path and fix. */
export function validateRelease(value: unknown): Validation<Release> {
  return validate<Release>(release, value);
}

/** Checks a parsed pins file; reports every problem with its path and fix. */
export function validatePins(value: unknown): Validation<PinsFile> {
  return validate<PinsFile>(pins, value);
}

/** Formats problems for an error message, one per line; lists only the first ones if there are very many. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = problems
    .slice(0, LIMITS.problems)
    .map(({ path, message }) => toPlainText(`- ${path === '' ? 'the file' : path}: ${message}`));
  const rest = problems.length - lines.length;
  return [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n');
}
