const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** `₹1,10,000` from whole paise. */
export function formatPaise(amountPaise: number): string {
  return RUPEES.format(amountPaise / 100);
}
