import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CONSENT_VERSION } from '~/domain/sessions/policy';
import { LANGUAGES } from '~/i18n/languages';
import { CATALOGUES } from '~/i18n/catalogue';

/** Hash of the policy texts per language, for the current version of the policies. */
const DIGESTS = {
  '2025-10-17': {
    en: 'f91be71539eb61b11c0087f343c9b06a8f0fe71460fd353258af8170225c26fb',
    hi: '7d40255e7156712d18051337e6dcfa8fd37b170f1fd5086aaafc6ebb510834f2',
    mr: 'd0c91280738fc3d340a03b23915e0d7bbb60cee95747c50d7b2c03d549bc72bd',
  },
};

test('a changed policy text needs a new digest or a new consent version (docs/decisions/0020)', () => {
  const digests = LANGUAGES.map((language) => [
    language,
    createHash('sha256').update(JSON.stringify(CATALOGUES[language].policies)).digest('hex'),
  ]);
  expect({ [CONSENT_VERSION]: Object.fromEntries(digests) }).toEqual(DIGESTS);
});
