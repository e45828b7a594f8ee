const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Formats an amount in paise as rupees, such as `₹1,10,000`. */
export function formatPaise(amountPaise: number): string {
  return RUPEES.format(amountPaise / 100);
}

const EXACT_RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats an amount in paise as exact rupees, such as `₹1,10,000` or `₹250.50`. */
export function formatRupees(amountPaise: number): string {
  return EXACT_RUPEES.format(amountPaise / 100);
}

const COUNT = new Intl.NumberFormat('en-IN');

/** Formats a number with Indian grouping, such as `2,41,870`. */
export function formatCount(value: number): string {
  return COUNT.format(value);
}

export function formatCountWithNoun(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
