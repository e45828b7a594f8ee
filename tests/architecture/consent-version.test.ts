import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CONSENT_VERSION } from '~/domain/sessions/policy';
import { LANGUAGES } from '~/i18n/languages';
import { policies } from '~/i18n/policies';

/** Digest of the policies' text for each version that members consent to, per language. */
const DIGESTS = {
  '2025-10-17': {
    en: '00c7ad1ec5048b23973efe4ed842d32b9bf403884294ee4dd1ac9af38f36c5c4',
    hi: 'ae96a93461816d41fe639d06e1cf18413a5019834ab9703d7908e18c2be9c0da',
  },
};

test('a changed policy text needs a new digest or a new consent version (decision 46)', () => {
  const digests = LANGUAGES.map((language) => [
    language,
    createHash('sha256')
      .update(JSON.stringify(policies(language)))
      .digest('hex'),
  ]);
  expect({ [CONSENT_VERSION]: Object.fromEntries(digests) }).toMatchObject(DIGESTS);
});
