const INDIAN = 'en-IN';

const EXACT = { style: 'currency', trailingZeroDisplay: 'stripIfInteger' } as const;

const RUPEES = new Intl.NumberFormat(INDIAN, { ...EXACT, currency: 'INR' });

/** Formats an amount in paise as exact rupees, such as `₹1,10,000` or `₹319.50`. */
export function formatPaise(amountPaise: number): string {
  return RUPEES.format(amountPaise / 100);
}

/** Like `formatPaise`, but without the sign of the rupee, which the fonts of PDFs lack. */
export function formatPaiseForPdf(amountPaise: number): string {
  return formatPaise(amountPaise).replace('₹', '');
}

/**
 * Formats an amount in the smallest unit of its currency. For a foreign currency, the code of the
 * currency follows, such as `19.50 USD`.
 */
export function formatMoney(amount: number, currency: string): string {
  if (currency === 'INR') return formatPaise(amount);
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(INDIAN, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`;
}

const COUNT = new Intl.NumberFormat(INDIAN);

/** Formats a number with Indian grouping, such as `2,41,870`. */
export function formatCount(value: number): string {
  return COUNT.format(value);
}

export function formatCountWithNoun(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
