import { createHash, type KeyObject } from 'node:crypto';
import {
  type Attestation,
  BUILD_TYPE,
  PROVENANCE_TYPE,
  STATEMENT_TYPE,
  validateAttestation,
} from '@portfolio/contract/attestation';
import { type Envelope, validateEnvelope } from '@portfolio/contract/envelope';
import { formatProblems } from '@portfolio/contract/validate';
import { isReleaseFault, type Registry } from './Registry';
import { toAttestationPath, toReleasePath } from './registryPaths';
import { toEnvelope } from './signature';

/** The origin of a release. */
export interface BuildOrigin {
  /** Address of the source's repository; null if it has none that others can use. */
  repository: string | null;
  /** The commit that was checked out; null outside git. */
  commit: string | null;
  /** The remote's folder in the repository. */
  path: string;
  /** Whether files that the build reads differed from the commit; null outside of git. */
  isDirty: boolean | null;
  /** SHA-256 of the lock file, in hexadecimal digits; null if there is none. */
  lockFile: string | null;
  /** Who built it, as a URI. */
  builder: string;
  /** ISO time, null if unknown. */
  startedAt: string | null;
  /** ISO time. */
  finishedAt: string;
}

/** The statement about a release, or the reason why there is none. */
export type StatedOrigin =
  | {
      isKnown: true;
      origin: BuildOrigin;
      /** With its signatures, which have not been verified; absent if there are none. */
      envelope?: Envelope;
    }
  | { isKnown: false; reason: 'missing' | 'not valid'; detail: string };

/** An attestation has about 1,500 bytes, a signed one 2,300. */
const MAXIMUM_BYTES = 64 * 1024;

const LOCK_FILE = 'package-lock.json';

const toHex = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * Creates the attestation of a release: an in-toto statement with SLSA provenance. With a key it is signed, in a DSSE
 * envelope; without one it is a plain statement.
 */
export function toAttestationBytes(
  id: string,
  version: string,
  releaseBytes: Buffer,
  { repository, commit, path, isDirty, lockFile, builder, startedAt, finishedAt }: BuildOrigin,
  key?: KeyObject,
): Buffer {
  const attestation: Attestation = {
    _type: STATEMENT_TYPE,
    subject: [
      {
        name: toReleasePath(id, version),
        digest: { sha256: toHex(releaseBytes) },
      },
    ],
    predicateType: PROVENANCE_TYPE,
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: {
          ...(repository !== null && { repository }),
          ...(commit !== null && { commit }),
          path,
        },
        internalParameters: isDirty === null ? {} : { dirty: isDirty },
        resolvedDependencies: [
          ...(commit === null
            ? []
            : [
                {
                  name: 'source',
                  ...(repository !== null && { uri: `git+${repository}` }),
                  digest: { gitCommit: commit },
                },
              ]),
          ...(lockFile === null ? [] : [{ name: LOCK_FILE, digest: { sha256: lockFile } }]),
        ],
      },
      runDetails: {
        builder: { id: builder },
        metadata: { ...(startedAt !== null && { startedOn: startedAt }), finishedOn: finishedAt },
      },
    },
  };
  const statement = Buffer.from(`${JSON.stringify(attestation, null, 2)}\n`);
  return key === undefined
    ? statement
    : Buffer.from(`${JSON.stringify(toEnvelope(statement, key), null, 2)}\n`);
}

/**
 * Reads the attestation of a release.
 *
 * @param registry - holds the release
 * @param id - the remote's
 * @param version - the release's
 * @param integrity - hash of the release file: a statement about another file does not count
 * @returns the origin, or the reason why it is unknown; a missing or broken attestation is not an error
 */
export async function readOrigin(
  registry: Registry,
  id: string,
  version: string,
  integrity: string,
): Promise<StatedOrigin> {
  try {
    return parseOrigin(await registry.read(toAttestationPath(id, version), MAXIMUM_BYTES), integrity);
  } catch (error) {
    if (!isReleaseFault(error)) throw error;
    const reason = error.code === 'NOT_IN_REGISTRY' ? 'missing' : 'not valid';
    return { isKnown: false, reason, detail: error.message };
  }
}

function parseOrigin(bytes: Buffer, integrity: string): StatedOrigin {
  const refuse = (detail: string): StatedOrigin => ({ isKnown: false, reason: 'not valid', detail });
  let parsed = parseJson(bytes);
  if (parsed === undefined) return refuse('It is not JSON.');
  let envelope: Envelope | undefined;
  if (typeof parsed === 'object' && parsed !== null && 'payloadType' in parsed) {
    const signed = validateEnvelope(parsed);
    if (!signed.isValid) return refuse(formatProblems(signed.problems));
    envelope = signed.value;
    parsed = parseJson(Buffer.from(envelope.payload, 'base64'));
  }
  const validation = validateAttestation(parsed);
  if (!validation.isValid) return refuse(formatProblems(validation.problems));
  const { subject, predicate } = validation.value;
  const [algorithm = '', hash = ''] = integrity.split('-');
  if (subject[0]?.digest[algorithm] !== Buffer.from(hash, 'base64').toString('hex'))
    return refuse('It is about another release file.');
  return { isKnown: true, origin: toOrigin(predicate), ...(envelope !== undefined && { envelope }) };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function toOrigin({ buildDefinition, runDetails }: Attestation['predicate']): BuildOrigin {
  const { externalParameters, internalParameters, resolvedDependencies } = buildDefinition;
  const lock = resolvedDependencies.find(({ name }) => name === LOCK_FILE);
  return {
    repository: externalParameters.repository ?? null,
    commit: externalParameters.commit ?? null,
    path: externalParameters.path,
    isDirty: internalParameters.dirty ?? null,
    lockFile: lock?.digest['sha256'] ?? null,
    builder: runDetails.builder.id,
    startedAt: runDetails.metadata.startedOn ?? null,
    finishedAt: runDetails.metadata.finishedOn,
  };
}
