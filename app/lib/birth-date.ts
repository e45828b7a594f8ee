import { isLocalDate, type LocalDate } from './calendar';

export function toBirthDateNumber(date: LocalDate): number {
  return Number(date.replaceAll('-', ''));
}

export function subtractYearsFromDateNumber(day: number, years: number): number {
  return day - years * 10_000;
}

export function fromBirthDateNumber(birthNumber: number): LocalDate {
  return String(birthNumber).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}

export function parseBirthDate(given: string | number): number | null {
  const date = fromBirthDateNumber(
    Number(
      String(given)
        .trim()
        .replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$1$2$3'),
    ),
  );
  return isLocalDate(date) && date >= '1800-01-01' ? toBirthDateNumber(date) : null;
}
