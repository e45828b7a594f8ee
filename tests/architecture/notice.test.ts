import fs from 'node:fs';
import { expect, test } from 'vitest';
import { buildNoticeText } from '../../deploy/notice.mjs';

test('NOTICE names each package of the image with its licence: update it with `npm run notice`', () => {
  expect(fs.readFileSync('NOTICE', 'utf8')).toBe(buildNoticeText());
});
