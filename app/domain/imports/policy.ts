/** Kinds of files that staff can import. Source: docs/rules.md#imports. */
export const IMPORT_KINDS = ['members', 'attendances'] as const;

export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_ROW_STATUSES = ['new', 'known', 'double', 'unreadable'] as const;

export type ImportRowStatus = (typeof IMPORT_ROW_STATUSES)[number];

/** Form value for a column that is not imported. */
export const NO_FIELD = 'none';

/** Maximum number of rows of a file, without the headers. */
export const MAX_IMPORT_ROWS = 1_000_000;

/** Number of rows that are checked or imported in one transaction. */
export const IMPORT_SPAN = 1_000;

/** Earliest plausible date in a file. */
export const MIN_IMPORTED_DAY = '2000-01-01';

/** Failed attempts without progress after which an import stops. */
export const MAX_ATTEMPTS = 4;

/** Days after which the rows of an import are deleted. */
export const IMPORT_ROWS_RETENTION_DAYS = 30;

/** Maximum of the columns `classes_before` and `karma`. */
export const MAX_OPENING_BALANCE = 1_000_000;

interface ImportField {
  label: string;
  isRequired?: true;
  /** Headers from which the column is recognised, in lower case and without punctuation. */
  headers: readonly string[];
}

/** Fields to which the columns of a file can be assigned. */
export const IMPORT_FIELDS = {
  members: {
    name: { label: 'Name', isRequired: true, headers: ['name', 'full name', 'member name', 'member', 'नाम'] },
    phone: {
      label: 'Phone',
      isRequired: true,
      headers: ['phone', 'mobile', 'whatsapp', 'mobile no', 'contact', 'मोबाइल', 'फ़ोन', 'फोन'],
    },
    email: { label: 'Email', headers: ['email', 'mail', 'e mail', 'ईमेल'] },
    gender: { label: 'Gender', headers: ['gender', 'sex', 'लिंग'] },
    city: { label: 'City', headers: ['city', 'town', 'place', 'शहर'] },
    language: { label: 'Language', headers: ['language', 'lang', 'भाषा'] },
    batch: { label: 'Batch', headers: ['batch', 'slot', 'class time', 'timing', 'बैच'] },
    joined_on: { label: 'Joined on', headers: ['joined', 'doj', 'join date', 'joining date', 'member since'] },
    classes_before: {
      label: 'Classes before',
      headers: ['classes before', 'classes', 'attended', 'attendance', 'sessions', 'classes attended'],
    },
    karma: { label: 'Karma', headers: ['karma', 'points', 'karma points'] },
    notices: {
      label: 'May be messaged',
      headers: ['consent', 'wa ok', 'whatsapp ok', 'whatsapp consent', 'opt in', 'messages', 'notices'],
    },
    reminders: { label: 'May be reminded', headers: ['reminder', 'reminders', 'reminder consent'] },
  },
  attendances: {
    phone: {
      label: 'Phone',
      isRequired: true,
      headers: ['phone', 'mobile', 'whatsapp', 'mobile no', 'contact', 'मोबाइल', 'फ़ोन', 'फोन'],
    },
    date: { label: 'Date', isRequired: true, headers: ['date', 'day', 'class date', 'तारीख', 'दिनांक'] },
    title: { label: 'Class', isRequired: true, headers: ['class', 'title', 'session', 'class title', 'कक्षा'] },
  },
} as const satisfies Record<ImportKind, Record<string, ImportField>>;

export function listImportFields(kind: ImportKind): [name: string, field: ImportField][] {
  return Object.entries(IMPORT_FIELDS[kind] as Record<string, ImportField>);
}

/** Problems that exclude a row from the import. */
export const ROW_PROBLEMS = {
  phone_missing: 'Phone is empty',
  phone_rounded: 'Phone made short by Excel',
  phone_invalid: 'Phone cannot be read',
  name_missing: 'Name is empty',
  name_invalid: 'Name has characters that a name cannot have',
  date_missing: 'Date is empty',
  date_unreadable: 'Date cannot be read',
  date_not_past: 'Date is not in the past',
  date_too_old: 'Date is before the year 2000',
  joined_on_too_old: 'Day of joining is before the year 2000',
  title_missing: 'Class is empty',
  title_invalid: 'Name of the class cannot be used',
  member_unknown: 'No member has this phone',
  held_here: 'This class was held here, so its attendance is known already',
} as const;

/** Problems that exclude only the value. The row is imported without it. */
export const VALUE_PROBLEMS = {
  email_invalid: 'Email cannot be read',
  gender_invalid: 'Gender cannot be read',
  city_invalid: 'City cannot be used',
  language_invalid: 'Language is not offered',
  batch_invalid: 'There is no such batch',
  joined_on_invalid: 'Date cannot be read',
  joined_on_future: 'Date in the future',
  classes_before_invalid: 'Number of classes cannot be read',
  karma_invalid: 'Karma cannot be read',
  notices_invalid: '“May be messaged” is neither yes nor no',
  reminders_invalid: '“May be reminded” is neither yes nor no',
} as const;

/** Warnings about rows that are imported as they are. */
export const ROW_WARNINGS = {
  in_opening_balance: 'Counts twice if the member’s opening balance includes this class',
} as const;

export type ImportProblem = keyof typeof ROW_PROBLEMS | keyof typeof VALUE_PROBLEMS | keyof typeof ROW_WARNINGS;

export interface FoundProblem {
  problem: ImportProblem;
  /** The value in the file, or the opening balance. */
  value: string;
}

/** Digits of an Indian mobile number. */
const PHONE_DIGITS = 10;

/** Describes a problem for staff. */
export function describeImportProblem(problem: ImportProblem, value: string): string {
  const digits = value.replaceAll(/\P{Nd}/gu, '').length;
  if (problem === 'phone_invalid' && digits > 0 && digits < PHONE_DIGITS)
    return `Phone has ${digits} digit${digits === 1 ? '' : 's'}`;
  return { ...ROW_PROBLEMS, ...VALUE_PROBLEMS, ...ROW_WARNINGS }[problem];
}
