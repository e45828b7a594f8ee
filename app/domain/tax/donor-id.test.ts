import { describe, expect, test } from 'vitest';
import { isValidDonorId, maskDonorId, normalizeDonorId } from './donor-id';

describe('an ID number of a donor', () => {
  test.each([
    ['pan', 'ABCPS1234F', true],
    ['pan', 'ABCXS1234F', false],
    ['pan', 'ABCPS12345', false],
    ['aadhaar', '234123412346', true],
    ['aadhaar', '234123412345', false],
    ['aadhaar', '234123412436', false],
    ['aadhaar', '134123412346', false],
    ['passport', 'M1234567', true],
    ['passport', 'PASSPORT', false],
  ] as const)('%s %s is valid: %s', (kind, id, expected) => {
    expect(isValidDonorId(kind, id)).toBe(expected);
  });

  test('is read without spaces and in capital letters, and shown with its last four characters', () => {
    expect(normalizeDonorId(' abcps 1234-f ')).toBe('ABCPS1234F');
    expect(maskDonorId('ABCPS1234F')).toBe('••••••234F');
  });
});
