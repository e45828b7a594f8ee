import { expect, test } from 'vitest';
import { buildUpiUrl, renderUpiQrSvg } from './upi-qr.server';

const sangha = { upiId: 'sangha@example', payee: 'Sangha Yoga' };

test('contains the amount and a reference, or leaves the amount to the donor', () => {
  expect(buildUpiUrl({ ...sangha, rupees: 501, reference: 'SNG-7-abc' })).toBe(
    'upi://pay?pa=sangha%40example&pn=Sangha%20Yoga&cu=INR&am=501.00&tr=SNG7abc&tn=Donation%20SNG-7-abc',
  );
  expect(buildUpiUrl(sangha)).toBe('upi://pay?pa=sangha%40example&pn=Sangha%20Yoga&cu=INR');
});

test('is a different code for another amount', async () => {
  const [one, other] = await Promise.all([
    renderUpiQrSvg({ ...sangha, rupees: 1 }),
    renderUpiQrSvg({ ...sangha, rupees: 2 }),
  ]);
  expect(one).toMatch(/^<svg /);
  expect(one).not.toBe(other);
});
