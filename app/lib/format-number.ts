const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** `₹1,10,000` from whole paise. */
export function formatPaise(amountPaise: number): string {
  return RUPEES.format(amountPaise / 100);
}

const COUNT = new Intl.NumberFormat('en-IN');

/** `2,41,870`: Indian grouping. */
export function formatCount(value: number): string {
  return COUNT.format(value);
}

export function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
