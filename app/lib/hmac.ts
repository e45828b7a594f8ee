import { createHmac, hkdfSync } from 'node:crypto';
import { isEqualInConstantTime } from './constant-time-equal';

/** Calculates an HMAC-SHA256 with a separate key for each purpose. */
export type HmacFunction = (purpose: string, data: Uint8Array | string) => Buffer;

export interface Signer {
  sign: HmacFunction;
  /**
   * Returns true if the signature was made with an accepted secret. If `bytes` is given, only the
   * first `bytes` bytes of the HMAC are compared.
   */
  verify: (purpose: string, data: Uint8Array | string, signature: Uint8Array, bytes?: number) => boolean;
  /** Returns the HMACs of all accepted secrets, the current one first. */
  hashAll: (purpose: string, data: Uint8Array | string) => Buffer[];
}

export function createHmacFunction(secret: string): HmacFunction {
  const keys = new Map<string, Buffer>();
  return (purpose, data) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    keys.set(purpose, key);
    return createHmac('sha256', key).update(data).digest();
  };
}

/** Creates a signer that signs with `current`. Signatures made with `previous` are accepted too. */
export function createSigner(current: string, previous?: string): Signer {
  const sign = createHmacFunction(current);
  const hashes = previous === undefined ? [sign] : [sign, createHmacFunction(previous)];
  return {
    sign,
    verify: (purpose, data, signature, bytes) =>
      hashes.some((hash) => isEqualInConstantTime(signature, hash(purpose, data).subarray(0, bytes))),
    hashAll: (purpose, data) => hashes.map((one) => one(purpose, data)),
  };
}
