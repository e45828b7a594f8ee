import { expect, test } from 'vitest';
import { buildUpiUrl, renderUpiQrSvg } from './upi-qr.server';

const sangha = { upiId: 'sangha@example', payee: 'Sangha Yoga' };

test('names the amount and a reference, or leaves the amount to the giver', () => {
  expect(buildUpiUrl({ ...sangha, rupees: 501, reference: 'SNG-7-abc' })).toBe(
    'upi://pay?pa=sangha%40example&pn=Sangha%20Yoga&cu=INR&am=501.00&tr=SNG-7-abc&tn=Donation%20SNG-7-abc',
  );
  expect(buildUpiUrl(sangha)).toBe('upi://pay?pa=sangha%40example&pn=Sangha%20Yoga&cu=INR');
});

test('draws another code for another amount', async () => {
  const [one, other] = await Promise.all([
    renderUpiQrSvg({ ...sangha, rupees: 1 }),
    renderUpiQrSvg({ ...sangha, rupees: 2 }),
  ]);
  expect(one).toMatch(/^<svg /);
  expect(one).not.toBe(other);
});
