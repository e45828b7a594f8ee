const INDIAN = 'en-IN';

const RUPEES = new Intl.NumberFormat(INDIAN, { style: 'currency', currency: 'INR' });

const WHOLE_RUPEES = new Intl.NumberFormat(INDIAN, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Formats an amount in paise as exact rupees, such as `₹1,10,000` or `₹319.50`. */
export function formatPaise(amountPaise: number): string {
  const isWhole = Math.round(amountPaise) % 100 === 0;
  return (isWhole ? WHOLE_RUPEES : RUPEES).format(amountPaise / 100);
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
