const UNITS = [10_000_000, 100_000, 1000, 100] as const;

type Unit = (typeof UNITS)[number];

const ENGLISH_UNITS: Record<Unit, string> = {
  10_000_000: 'crore',
  100_000: 'lakh',
  1000: 'thousand',
  100: 'hundred',
};
const HINDI_UNITS: Record<Unit, string> = { 10_000_000: 'करोड़', 100_000: 'लाख', 1000: 'हज़ार', 100: 'सौ' };

const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Hindi has a word of its own for each number below a hundred. */
const HINDI_SMALL = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस ' +
  'सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस ' +
  'छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ ' +
  'सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी ' +
  'छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ');

/** A whole number in words, by Indian units: `one lakh two thousand five hundred and one`, `एक लाख दो हज़ार पाँच सौ एक`. */
export function inWords(value: number, locale: 'en-IN' | 'hi-IN'): string {
  return locale === 'hi-IN' ? inHindi(value) : inEnglish(value);
}

function inHindi(value: number): string {
  if (value < 100) return HINDI_SMALL[value] ?? '';
  const { count, unit, rest } = split(value);
  return [inHindi(count), HINDI_UNITS[unit], rest === 0 ? '' : inHindi(rest)].filter(Boolean).join(' ');
}

function inEnglish(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) {
    const rest = value % 10;
    return [TENS[Math.floor(value / 10)], rest ? SMALL[rest] : ''].filter(Boolean).join('-');
  }
  const { count, unit, rest } = split(value);
  const head = `${inEnglish(count)} ${ENGLISH_UNITS[unit]}`;
  if (rest === 0) return head;
  return rest < 100 ? `${head} and ${inEnglish(rest)}` : `${head} ${inEnglish(rest)}`;
}

/** A number from a hundred on as so many of its largest unit, and what is left. */
function split(value: number): { count: number; unit: Unit; rest: number } {
  const unit = UNITS.find((one) => one <= value) ?? 100;
  return { count: Math.floor(value / unit), unit, rest: value % unit };
}
