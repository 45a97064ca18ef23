import { z } from 'zod';
import { validate, type Validation } from '../validate';

/** The payload type of a signed attestation, as DSSE names it: https://github.com/secure-systems-lab/dsse. */
export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

const base64 = z
  .base64('is not base64. Publish the release again.')
  .max(100_000, 'is longer than 100000 characters. Publish the release again.');

// Not strict: DSSE asks readers to ignore unknown fields.
const envelope = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  payload: base64,
  signatures: z
    .array(z.object({ keyid: z.string().max(300).optional(), sig: base64 }))
    .min(1, 'has no signature. Publish the release again.')
    .max(20, 'has more than 20 signatures. Publish the release again.'),
});

/** A statement with the signatures over it: a DSSE envelope. */
export type Envelope = z.infer<typeof envelope>;

/** Checks the shape of a parsed envelope; it does not verify the signatures. */
export function validateEnvelope(value: unknown): Validation<Envelope> {
  return validate<Envelope>(envelope, value);
}
