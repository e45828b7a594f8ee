import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CONSENT_VERSION } from '~/domain/sessions/policy';
import { LANGUAGES } from '~/i18n/languages';
import { CATALOGUES } from '~/i18n/catalogue';

/** Hash of the policy texts per language, for the current version of the policies. */
const DIGESTS = {
  '2025-10-17': {
    en: '00c7ad1ec5048b23973efe4ed842d32b9bf403884294ee4dd1ac9af38f36c5c4',
    hi: 'f15f38ee011fd48f86516ab6d6f6edf482faf3e8ece26e6a15ea0ecda2fe7fc5',
  },
};

test('a changed policy text needs a new digest or a new consent version (docs/decisions/0020)', () => {
  const digests = LANGUAGES.map((language) => [
    language,
    createHash('sha256').update(JSON.stringify(CATALOGUES[language].policies)).digest('hex'),
  ]);
  expect({ [CONSENT_VERSION]: Object.fromEntries(digests) }).toMatchObject(DIGESTS);
});
