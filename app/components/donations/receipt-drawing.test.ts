import { expect, test } from 'vitest';
import { readPdfTexts } from '../../../tests/setup/pdf-text';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import { renderPdf } from '~/lib/pdf.server';
import { drawReceipt } from './receipt-drawing';
import type { ReceiptView } from './receipt-rows';

const receipt: ReceiptView = {
  number: 'SNG-2026-27-000012',
  donor: 'Meera Nair',
  amount: 1_10_501,
  amountInWords: 'one lakh ten thousand five hundred one',
  refunded: 0,
  category: 'Custom',
  method: 'Cheque',
  karma_points: null,
  date: '10 June 2026',
  brand: 'Sangha',
  address: '12 Lodhi Road, New Delhi',
};
const outline = await createTextOutliner();
const brand = { names: { en: 'Sangha', hi: 'संघ', mr: 'संघ' }, logo: null };

async function draw(shown: ReceiptView, language: 'en' | 'hi' = 'en'): Promise<string[]> {
  return readPdfTexts(Buffer.from(await renderPdf(drawReceipt(shown, language, brand, outline))));
}

test('the PDF has the rows of the receipt, without karma for a donor without an account', async () => {
  expect(await draw(receipt)).toEqual([
    'Sangha',
    '12 Lodhi Road, New Delhi',
    'Receipt for a donation',
    'Receipt number',
    'SNG-2026-27-000012',
    'Date',
    '10 June 2026',
    'Donor',
    'Meera Nair',
    'Amount',
    'Rs. 1,10,501',
    'In words',
    'Rupees one lakh ten thousand five hundred one only',
    'Given as',
    'Custom',
    'Method',
    'Cheque',
    'Thank you for keeping the classes free for everyone.',
  ]);
});

test('in Hindi, with a refund and karma, and without an address', async () => {
  const words = { brand: 'संघ', donor: 'मीरा नायर', amountInWords: 'पाँच सौ एक' };
  const texts = await draw({ ...receipt, ...words, address: '', amount: 501, refunded: 50.5, karma_points: 450 }, 'hi');
  expect(texts).toEqual(
    expect.arrayContaining(['संघ', 'दान की रसीद', 'मीरा नायर', '501 रुपये', 'पाँच सौ एक रुपये मात्र', '50.50 रुपये', '450']),
  );
});
