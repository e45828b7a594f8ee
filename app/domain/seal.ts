import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Context } from './context';

type Keyed = Pick<Context, 'longTermHash'>;

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const createKey = ({ longTermHash }: Keyed) => longTermHash('donor-record', 'encryption');

/** Encrypts a value for the database: nonce, authentication tag and encrypted JSON. */
export function seal(ctx: Keyed, value: object): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, createKey(ctx), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Uint8Array.from(Buffer.concat([nonce, cipher.getAuthTag(), text]));
}

/**
 * Decrypts a value that `seal` encrypted. Throws if the value was changed or was encrypted with a
 * different key.
 */
export function unseal(ctx: Keyed, sealed: Uint8Array): unknown {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(ALGORITHM, createKey(ctx), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}
