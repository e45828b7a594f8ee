import { expect, test } from 'vitest';
import { createPicture } from '../../../../tests/factories/picture';
import { readPdfTexts } from '../../../../tests/setup/pdf-text';
import type { MonthFigures } from '~/domain/board-report/board-report.server';
import { buildReportTables } from '~/domain/board-report/report-tables';
import { DONATION_CATEGORIES, PAYMENT_METHODS } from '~/domain/donations/policy';
import { MESSAGE_LABELS } from '~/domain/help-desk/message-labels';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import { renderPdf } from '~/lib/pdf.server';
import { drawBoardReport } from './report-drawing';

const amounts = { donations: 1_23_456, sumPaise: 98_76_54_321_50, refundedPaise: 12_345_50, netPaise: 98_76_41_976_00 };
const repeatValue = <Value>(names: readonly string[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value]));

/** A month in which everything that the report can show happened. */
const figures: MonthFigures = {
  newMembers: 12_345,
  activeMembers: 2_41_870,
  countedAt: null,
  attendances: 38_12_004,
  classes: 62,
  returning: { members: 1_80_000, came: 1_20_000, percent: 67 },
  joiners: { members: null, came: null, percent: null },
  donations: {
    total: amounts,
    byMethod: repeatValue(PAYMENT_METHODS, amounts),
    byCategory: repeatValue(DONATION_CATEGORIES, amounts),
  },
  messages: {
    byTemplate: repeatValue(Object.keys(MESSAGE_LABELS), { messages: 1_000, costPaise: 11_550 }),
    reminders: { messages: 5_00_000, costPaise: 75_000_00 },
    total: { messages: 5_12_000, costPaise: 1_00_000_00 },
  },
};

const report = { month: '2026-10', monthBefore: '2026-09', isSoFar: false, figures, figuresBefore: figures };
const names = { en: 'Prabhat Yoga', hi: 'प्रभात योग', mr: 'प्रभात योग' };
const heading = { name: 'Prabhat Yoga', created: '3 Nov 2026, 9:00 AM', counted: '3 Nov 2026, 1:50 AM' };
const outline = await createTextOutliner();

async function draw(shown: typeof report, logo: Uint8Array | null = null): Promise<Buffer> {
  const brand = { names, logo: logo && { png: logo, dataUrl: '' } };
  return Buffer.from(await renderPdf(drawBoardReport(buildReportTables(shown), heading, brand, outline)));
}

test('fits on one page with every figure, its definition and the time of creation', async () => {
  const file = await draw(report);
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  const texts = readPdfTexts(file);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Prabhat Yoga',
      'Board report, Oct 2026',
      '2,41,870',
      '67 %',
      '–',
      'Members who came were counted on 3 Nov 2026, 1:50 AM.',
      'Of the members who were active in Sep 2026: 1,20,000 of 1,80,000.',
      '98,76,54,321.50',
      'Bank transfer',
      'Sankalp',
      'Class reminders',
      '1,00,000',
    ]),
  );
  expect(texts.some((text) => text.startsWith('Created on 3 Nov 2026, 9:00 AM.'))).toBe(true);
  expect(texts.join(' ')).not.toContain('?');
  const { shapes } = drawBoardReport(buildReportTables(report), heading, { names, logo: null }, outline);
  const lowest = Math.max(
    ...shapes.map(({ transform }) => Number(/translate\(\S+ (\S+)\)/.exec(transform ?? '')?.[1] ?? 0)),
  );
  expect(lowest).toBeLessThan(842 - 30);
});

test('leaves out donations that the account may not see, and prices that are not set', async () => {
  const messages = {
    ...figures.messages,
    byTemplate: { otp: { messages: 7, costPaise: null } },
    total: { messages: 7, costPaise: null },
  };
  const bare = { ...figures, donations: null, messages };
  const texts = readPdfTexts(await draw({ ...report, isSoFar: true, figures: bare, figuresBefore: bare }));
  expect(texts).toEqual(expect.arrayContaining(['Board report, Oct 2026 so far', 'One-time code', 'no price']));
  expect(texts.join(' ')).toContain('There is no price for a message in this month');
  expect(texts.join(' ')).not.toContain('Donations, in rupees');
});

test('shows the uploaded logo, or else the drawn one', async () => {
  const uploaded = await draw(report, await createPicture({ width: 64, height: 64 }));
  expect(uploaded.includes('/Subtype /Image')).toBe(true);
  expect((await draw(report)).includes('/Subtype /Image')).toBe(false);
});
