import { createHmac, hkdfSync } from 'node:crypto';

export function keyedHashFrom(secret: string): (purpose: string, data: Uint8Array | string) => Buffer {
  const keys = new Map<string, Buffer>();
  return (purpose, data) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    keys.set(purpose, key);
    return createHmac('sha256', key).update(data).digest();
  };
}
