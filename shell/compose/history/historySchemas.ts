import type { ShellBuild } from '@portfolio/build';
import {
  fileTable,
  integrity,
  listOf,
  name,
  recordOf,
  relativePath,
  remoteId,
  version,
  z,
} from '@portfolio/contract/fields';
import { pinTable, releasePin, revocation } from '@portfolio/contract/validate';
import { parseUrl } from '@portfolio/contract/parse-url';

/** The id of a composition, as `toCompositionId` makes it. */
const compositionId = z.string().regex(/^[0-9a-f]{12}$/, 'is not the id of a composition. Restore the file.');

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'is not a hash. Restore the file.');

const webUrl = name.refine(
  (value) => /^https?:\/\/[^\s"'<>]+$/.test(value) && parseUrl(value) !== null,
  'is not an address. Restore the file.',
);

/** The URL of a page's data, as `toPageDataFile` makes it. */
const dataUrl = name.regex(
  /^\/data\/[A-Za-z0-9_][A-Za-z0-9_.-]*\.[0-9a-f]{8}\.json$/,
  'is not the address of page data. Restore the file.',
);

const source = {
  id: compositionId,
  contract: version,
  shell: sha256,
  remotes: pinTable,
  siteUrl: webUrl,
  releasesUrl: webUrl.nullable(),
  hasServiceWorker: z.boolean(),
};

/** Records of compositions: the current schema, and the one from before the id covered all inputs. */
export const compositionRecord = z.discriminatedUnion('schema', [
  z.strictObject({
    schema: z.literal(2),
    ...source,
    format: z.int().nonnegative(),
    offered: recordOf(remoteId, listOf(releasePin)),
    hasAllReleases: z.boolean(),
    hasPolicyInPages: z.boolean(),
    revoked: listOf(revocation).optional(),
    eventsUrl: webUrl.optional(),
    files: integrity,
    data: recordOf(dataUrl, integrity),
  }),
  z.object({ schema: z.literal(1), ...source, data: recordOf(dataUrl, integrity).optional() }),
]);

const pageFiles = z.strictObject({ js: listOf(relativePath), css: listOf(relativePath) });

/** The description of a shell build. */
export const shellBuild: z.ZodType<ShellBuild> = z.strictObject({
  baseUrl: z.literal('/shell/'),
  files: fileTable,
  entry: pageFiles,
  chunks: recordOf(name, pageFiles),
  node: fileTable,
  worker: fileTable,
  public: fileTable,
});

/** The latest time that a `Date` can represent, in milliseconds since 1970. */
const MAX_TIME_MS = 8.64e15;

const time = z.int().nonnegative().max(MAX_TIME_MS);

/** One entry of the log: a composition that was made live on this machine, or that was found live at an address. */
export const logEntry = z.union([
  z.strictObject({ id: compositionId, siteUrl: webUrl, composedMs: time }),
  z.strictObject({
    id: compositionId,
    siteUrl: webUrl,
    address: webUrl,
    deployedMs: time,
    isGone: z.literal(true).optional(),
  }),
]);

/** Whether a text is the id of a composition. */
export function isCompositionId(text: string): boolean {
  return compositionId.safeParse(text).success;
}
