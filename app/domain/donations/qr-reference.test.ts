import { expect, test } from 'vitest';
import { findQrReferences } from './qr-reference';

test.each([
  ['UPI/612345678901/Donation SNG-K7QM4-PXZ9T/asha@okhdfc', ['SNG-K7QM4-PXZ9T']],
  ['upi-asha rao-donation sngk7qm4pxz9t', ['SNG-K7QM4-PXZ9T']],
  ['Donation SNG K7QM4 PXZ9TUPI', ['SNG-K7QM4-PXZ9T']],
  ['SNG-K7QM4-PXZ9T and SNG-00000-11111', ['SNG-K7QM4-PXZ9T', 'SNG-00000-11111']],
  ['Donation SNG-K7QM4-PXZ', []],
  ['NEFT from ASHA RAO', []],
])('finds the references in “%s”', (text, references) => {
  expect(findQrReferences('SNG-', text)).toEqual(references);
});
