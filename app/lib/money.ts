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

const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const UNITS: [number, string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

/** `one lakh two thousand five hundred and one`: a whole number in words, by Indian units. */
export function inWords(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) {
    const rest = value % 10;
    return [TENS[Math.floor(value / 10)], rest ? SMALL[rest] : ''].filter(Boolean).join('-');
  }
  const [size, unit] = UNITS.find(([one]) => one <= value) ?? [100, 'hundred'];
  const rest = value % size;
  const head = `${inWords(Math.floor(value / size))} ${unit}`;
  if (rest === 0) return head;
  return rest < 100 ? `${head} and ${inWords(rest)}` : `${head} ${inWords(rest)}`;
}
