/** Kinds of ID that a donor can give, with their codes in Form 10BD. */
export const DONOR_ID_KINDS = [
  { name: 'pan', code: 1 },
  { name: 'aadhaar', code: 2 },
  { name: 'passport', code: 4 },
] as const;

export type DonorIdKind = (typeof DONOR_ID_KINDS)[number]['name'];

export const DONOR_ID_KIND_NAMES = DONOR_ID_KINDS.map(({ name }) => name) as [DonorIdKind, ...DonorIdKind[]];

/** Returns the kind of ID for a code of Form 10BD. */
export function getDonorIdKind(code: number): DonorIdKind {
  const kind = DONOR_ID_KINDS.find((one) => one.code === code);
  if (!kind) throw new RangeError(`No kind of ID has the code ${code}`);
  return kind.name;
}

/**
 * The fourth letter of a PAN is the type of its holder, for example P for a person and T for a
 * trust.
 */
const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;
const AADHAAR = /^[2-9]\d{11}$/;
const PASSPORT = /^[A-Z\d]{6,9}$/;

/**
 * Normalises an ID number to capital letters without spaces and hyphens, as the tax office stores
 * it.
 */
export function normalizeDonorId(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '');
}

export function isValidPan(pan: string): boolean {
  return PAN.test(pan);
}

/** Checks the format of a normalized ID number, and the check digit of an Aadhaar number. */
export function isValidDonorId(kind: DonorIdKind, id: string): boolean {
  if (kind === 'pan') return isValidPan(id);
  return kind === 'aadhaar' ? AADHAAR.test(id) && hasVerhoeffCheckDigit(id) : PASSPORT.test(id) && /\d/.test(id);
}

/** Masks all characters except the last four, by which the donor recognises the ID. */
export function maskDonorId(id: string): string {
  return `${'•'.repeat(id.length - 4)}${id.slice(-4)}`;
}

const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** The multiplication of the dihedral group of ten elements: 0 to 4 rotate, 5 to 9 reflect. */
function multiply(a: number, b: number): number {
  const [x, y] = [a % 5, b % 5];
  if (a < 5) return b < 5 ? (x + y) % 5 : ((x + y) % 5) + 5;
  return b < 5 ? ((x - y + 5) % 5) + 5 : (x - y + 5) % 5;
}

/** Checks the last digit with the Verhoeff algorithm, which finds one wrong or swapped digit. */
function hasVerhoeffCheckDigit(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((digit, at) => {
    let value = Number(digit);
    for (let times = 0; times < at % 8; times += 1) value = PERMUTATION[value] ?? 0;
    sum = multiply(sum, value);
  });
  return sum === 0;
}
