import { splitNumberByUnit, type NumberUnit } from '~/i18n/number-units';

const UNITS: Record<NumberUnit, string> = { 10_000_000: 'करोड़', 100_000: 'लाख', 1000: 'हज़ार', 100: 'सौ' };

/** Numbers from 0 to 99. Hindi has a separate word for each of them. */
const SMALL = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस ' +
  'सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस ' +
  'छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ ' +
  'सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी ' +
  'छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ');

/** Writes out a number in words with Indian units, such as `एक लाख दो हज़ार पाँच सौ एक`. */
export function formatHindiNumber(value: number): string {
  if (value < 100) return SMALL[value] ?? '';
  const { count, unit, rest } = splitNumberByUnit(value);
  return [formatHindiNumber(count), UNITS[unit], rest === 0 ? '' : formatHindiNumber(rest)].filter(Boolean).join(' ');
}
