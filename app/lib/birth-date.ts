import { isLocalDate, type LocalDate } from './calendar';

/** A date of birth as the API keeps it: the integer YYYYMMDD. */
export function toBirthNumber(date: LocalDate): number {
  return Number(date.replaceAll('-', ''));
}

/** The date of birth, as the API keeps it, of who turns so many years old on a day; a later one is younger. */
export function yearsBefore(day: number, years: number): number {
  return day - years * 10_000;
}

/** A date of birth as people read and type it, `YYYY-MM-DD`. */
export function fromBirthNumber(birthNumber: number): LocalDate {
  return String(birthNumber).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}

/** The date of birth in `YYYYMMDD`, `"YYYYMMDD"` or `YYYY-MM-DD` as the integer, or null when it is no real day. */
export function parseBirthDate(given: string | number): number | null {
  const date = fromBirthNumber(
    Number(
      String(given)
        .trim()
        .replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$1$2$3'),
    ),
  );
  return isLocalDate(date) && date >= '1800-01-01' ? toBirthNumber(date) : null;
}
