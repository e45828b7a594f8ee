import type { LocalDate } from '~/lib/calendar';
import type { Translations } from '../translations';

/** A law about the deduction of donations, with the date from which it applies. */
export interface TaxLaw {
  /** First day on which a donation falls under this law. */
  applies_from: LocalDate;
  /** Code of the section in the donor file. */
  section_code: string;
  /** Text about the section on certificates, written by staff, or null for the built-in text. */
  act: string | null;
  translations: Translations;
  /** Name of the built-in text in the catalogues; null for a law that staff added. */
  builtIn: 'act1961' | 'act2025' | null;
  /** 0 if staff have not changed the law. */
  version: number;
}

/** Newest first. Staff can change and add laws. Source: docs/rules.md#tax-certificates. */
export const BUILT_IN_TAX_LAWS: readonly TaxLaw[] = [
  {
    applies_from: '2026-04-01',
    section_code: 'Section 133',
    act: null,
    translations: {},
    builtIn: 'act2025',
    version: 0,
  },
  {
    applies_from: '1961-04-01',
    section_code: 'Section 80G(5)(vi)',
    act: null,
    translations: {},
    builtIn: 'act1961',
    version: 0,
  },
];

/** Returns the law of a list, newest first, that applies to a donation of this date. */
export function getTaxLaw(laws: readonly TaxLaw[], donatedOn: LocalDate): TaxLaw {
  const law = laws.find(({ applies_from }) => donatedOn >= applies_from);
  if (!law) throw new RangeError(`No tax law applies to ${donatedOn}`);
  return law;
}
