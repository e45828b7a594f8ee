import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token of 256 bits; only its hash is stored. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database knows of a token: its SHA-256. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(token).digest());
}
