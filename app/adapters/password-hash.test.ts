import { expect, test } from 'vitest';
import { createArgon2Hasher } from './password-hash.server';

const hasher = createArgon2Hasher();

test('a password matches its hash, which is argon2id with its own salt', async () => {
  const [hash, other] = await Promise.all([hasher.hash('surya'), hasher.hash('surya')]);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=9216,t=4,p=1\$/);
  expect(hash).not.toBe(other);
  expect(await hasher.verify('surya', hash)).toBe(true);
  expect(await hasher.verify('Surya', hash)).toBe(false);
});

test('without a stored password, no password is correct', async () => {
  expect(await hasher.verify('no member has this password', undefined)).toBe(false);
});
