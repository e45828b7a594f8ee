import { splitNumberByUnit, type NumberUnit } from '~/i18n/number-units';

const UNITS: Record<Exclude<NumberUnit, 100>, string> = { 10_000_000: 'कोटी', 100_000: 'लाख', 1000: 'हजार' };

/** Numbers from 0 to 99. Marathi has a separate word for each of them. */
const SMALL = (
  'शून्य एक दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस वीस एकवीस बावीस तेवीस चोवीस पंचवीस सव्वीस ' +
  'सत्तावीस अठ्ठावीस एकोणतीस तीस एकतीस बत्तीस तेहेतीस चौतीस पस्तीस छत्तीस सदतीस अडतीस एकोणचाळीस चाळीस एकेचाळीस बेचाळीस त्रेचाळीस चव्वेचाळीस ' +
  'पंचेचाळीस सेहेचाळीस सत्तेचाळीस अठ्ठेचाळीस एकोणपन्नास पन्नास एक्कावन्न बावन्न त्रेपन्न चोपन्न पंचावन्न छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ साठ ' +
  'एकसष्ट बासष्ट त्रेसष्ट चौसष्ट पासष्ट सहासष्ट सदुसष्ट अडुसष्ट एकोणसत्तर सत्तर एक्काहत्तर बाहत्तर त्र्याहत्तर चौऱ्याहत्तर पंच्याहत्तर शहात्तर ' +
  'सत्त्याहत्तर अठ्ठ्याहत्तर एकोणऐंशी ऐंशी एक्याऐंशी ब्याऐंशी त्र्याऐंशी चौऱ्याऐंशी पंच्याऐंशी शहाऐंशी सत्त्याऐंशी अठ्ठ्याऐंशी एकोणनव्वद नव्वद ' +
  'एक्याण्णव ब्याण्णव त्र्याण्णव चौऱ्याण्णव पंच्याण्णव शहाण्णव सत्त्याण्णव अठ्ठ्याण्णव नव्याण्णव'
).split(' ');

/** Writes out a number in words with Indian units, such as `एक लाख दोन हजार पाचशे एक`. */
export function formatMarathiNumber(value: number): string {
  if (value < 100) return SMALL[value] ?? '';
  // The word for exactly one hundred differs from the one in larger numbers.
  if (value === 100) return 'शंभर';
  const { count, unit, rest } = splitNumberByUnit(value);
  const head = unit === 100 ? `${formatMarathiNumber(count)}शे` : `${formatMarathiNumber(count)} ${UNITS[unit]}`;
  return rest === 0 ? head : `${head} ${formatMarathiNumber(rest)}`;
}
