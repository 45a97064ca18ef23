import { z } from 'zod';
import { validate, type Validation } from '../validate';

/** What a signed attestation holds, as DSSE names it: https://github.com/secure-systems-lab/dsse. */
export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

const base64 = z.base64('is not base64. Publish the release again.').max(100_000);

// Not strict: DSSE asks readers to ignore fields that they do not know.
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

/** Checks a parsed envelope; whether its signatures hold is another question. */
export function validateEnvelope(value: unknown): Validation<Envelope> {
  return validate<Envelope>(envelope, value);
}
