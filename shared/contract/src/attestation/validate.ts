import { z } from 'zod';
import { validate, type Validation } from '../validate';

/** The format of the attestation, an in-toto statement: https://github.com/in-toto/attestation/tree/main/spec/v1. */
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
/** The type of its content, SLSA provenance: https://slsa.dev/spec/v1.0/provenance. */
export const PROVENANCE_TYPE = 'https://slsa.dev/provenance/v1';
/** The kind of build: the "build" script of the folder `path`. shared/registry/README.md describes it. */
export const BUILD_TYPE = 'urn:portfolio:remote-build:v1';

/** Short and printable, because it is shown in a terminal. */
const text = z
  .string()
  .regex(/^[\x20-\x7e]{1,300}$/, 'is not a short line of plain characters. Publish the release again.');

const hex = z
  .string()
  .regex(/^[0-9a-f]{40,128}$/, 'is not a hash in lower-case hexadecimal digits. Publish the release again.');

const time = z.iso.datetime('is not a time. Write it as "2026-01-31T10:00:00Z".');

const digests = z.record(text, hex);

/** A folder of the repository; the root is ".". */
const folder = z
  .string()
  .regex(
    /^(?:\.|(?!\.{1,2}(?:\/|$))[\w@.~-]+(?:\/(?!\.{1,2}(?:\/|$))[\w@.~-]+)*)$/,
    'is not a folder of the repository. Publish the release again from its folder.',
  )
  .max(300, 'is longer than 300 characters. Move the remote to a shorter path.');

const dependency = z.object({ uri: text.optional(), name: text.optional(), digest: digests });

// Not strict: in-toto asks readers to ignore unknown fields.
const attestation = z.object({
  _type: z.literal(STATEMENT_TYPE),
  subject: z
    .array(z.object({ name: text, digest: digests }))
    .length(1, 'names more or less than one file. Publish the release again.'),
  predicateType: z.literal(PROVENANCE_TYPE),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.literal(BUILD_TYPE),
      externalParameters: z.object({ repository: text.optional(), commit: hex.optional(), path: folder }),
      internalParameters: z.object({ dirty: z.boolean().optional() }),
      resolvedDependencies: z.array(dependency).max(20, 'names more than 20. Publish the release again.'),
    }),
    runDetails: z.object({
      builder: z.object({ id: text }),
      metadata: z.object({ startedOn: time.optional(), finishedOn: time }),
    }),
  }),
});

/** The origin of a release, as stated by its publisher. */
export type Attestation = z.infer<typeof attestation>;

/** Checks a parsed attestation; reports every problem with its path and fix. */
export function validateAttestation(value: unknown): Validation<Attestation> {
  return validate<Attestation>(attestation, value);
}
