import { z } from 'zod';
import { toValidation, type Validation } from '../validate';

/** The format of the attestation: a statement of in-toto, https://github.com/in-toto/attestation/tree/main/spec/v1. */
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
/** What it states: provenance as SLSA has it, https://slsa.dev/spec/v1.0/provenance. */
export const PROVENANCE_TYPE = 'https://slsa.dev/provenance/v1';
/** How the release was made: with the "build" script of the folder `path`. shared/registry/README.md describes it. */
export const BUILD_TYPE = 'urn:portfolio:remote-build:v1';

/** Short and printable: it is shown in a terminal. */
const text = z
  .string()
  .regex(/^[\x20-\x7e]{1,300}$/, 'is not a short line of plain characters. Publish the release again.');

const hex = z.string().regex(/^[0-9a-f]{40,128}$/, 'is not a hash in lower-case hexadecimal digits.');

const digests = z.record(text, hex);

/** A folder of the repository; the root is ".". */
const folder = z
  .string()
  .regex(
    /^(?:\.|(?!\.{1,2}(?:\/|$))[\w@.~-]+(?:\/(?!\.{1,2}(?:\/|$))[\w@.~-]+)*)$/,
    'is not a folder of the repository.',
  )
  .max(300);

const dependency = z.object({ uri: text.optional(), name: text.optional(), digest: digests });

// Not strict: in-toto asks readers to ignore fields that they do not know.
const attestation = z.object({
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(z.object({ name: text, digest: digests })).length(1, 'names more or less than one file.'),
  predicateType: z.literal(PROVENANCE_TYPE),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.literal(BUILD_TYPE),
      externalParameters: z.object({ repository: text.optional(), commit: hex.optional(), path: folder }),
      internalParameters: z.object({ dirty: z.boolean().optional() }),
      resolvedDependencies: z.array(dependency).max(20),
    }),
    runDetails: z.object({
      builder: z.object({ id: text }),
      metadata: z.object({ startedOn: z.iso.datetime().optional(), finishedOn: z.iso.datetime() }),
    }),
  }),
});

/** Where a release comes from, as its publisher states. */
export type Attestation = z.infer<typeof attestation>;

/** Checks a parsed attestation; reports every problem with its path. */
export function validateAttestation(value: unknown): Validation<Attestation> {
  return toValidation<Attestation>(attestation.safeParse(value));
}
