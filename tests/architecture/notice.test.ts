import fs from 'node:fs';
import { expect, test } from 'vitest';
import { noticeText } from '../../deploy/notice.mjs';

test('NOTICE names each package of the image with its licence: renew it by `npm run notice`', () => {
  expect(fs.readFileSync('NOTICE', 'utf8')).toBe(noticeText());
});
