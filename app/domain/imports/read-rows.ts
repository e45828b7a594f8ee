import { z } from 'zod';
import type { LocalDate } from '~/lib/calendar';
import { cutText } from '~/lib/cut-text';
import { createOptionalTextField, createPersonNameField, createRequiredTextField } from '../text-fields';
import {
  type FoundProblem,
  type ImportKind,
  type ImportProblem,
  MAX_OPENING_BALANCE,
  MIN_IMPORTED_DAY,
} from './policy';
import { readBatch, readCount, readDate, readGender, readLanguage, readPhone, readYesOrNo } from './read-values';

/** A parsed row of a file. */
export interface ReadRow {
  row: number;
  isReadable: boolean;
  phone: string | null;
  /** Rows with the same key describe the same member or attendance. */
  key: string | null;
  values: Record<string, string | number | boolean>;
  problems: FoundProblem[];
}

const NAME = createPersonNameField('missing', 100);
const CITY = createOptionalTextField(100);
const EMAIL = createRequiredTextField('missing', 254).pipe(z.email());
const TITLE = createRequiredTextField('missing', 200);

/** Maximum length of a value in the list of problems. */
const MAX_SHOWN = 100;

/** Values of a row by field. A field without a column, or an empty value, is an empty string. */
type Given = (field: string) => string;

/**
 * Returns a function that reads the rows of a file. `columns` contains the field of each column,
 * and `batchTimes` the start times that members can choose. A row that can be imported always has a
 * phone and a key.
 */
export function createRowReader(
  { kind, columns, batchTimes }: { kind: ImportKind; columns: readonly string[]; batchTimes: readonly string[] },
  today: LocalDate,
): (row: number, cells: readonly string[]) => ReadRow {
  const places = new Map(columns.flatMap((field, at) => (field ? [[field, at] as const] : [])));
  return (row, cells) => {
    const given: Given = (field) => (cells[places.get(field) ?? -1] ?? '').trim();
    return kind === 'members' ? readMember(row, given, { today, batchTimes }) : readAttendance(row, given, today);
  };
}

function collectProblems(given: Given) {
  const problems: FoundProblem[] = [];
  const report = (field: string, problem: ImportProblem) =>
    void problems.push({ problem, value: cutText(given(field), MAX_SHOWN).replaceAll('\0', '') });
  return { problems, report };
}

function readMember(
  row: number,
  given: Given,
  { today, batchTimes }: { today: LocalDate; batchTimes: readonly string[] },
): ReadRow {
  const { problems, report } = collectProblems(given);
  const phone = readPhone(given('phone'));
  if ('problem' in phone) report('phone', phone.problem);
  const name = NAME.safeParse(given('name'));
  if (!name.success) report('name', given('name') === '' ? 'name_missing' : 'name_invalid');
  const joinedOn = readDate(given('joined_on'));
  const isTooOld = joinedOn !== null && joinedOn < MIN_IMPORTED_DAY;
  if (isTooOld) report('joined_on', 'joined_on_too_old');
  if (!('phone' in phone) || !name.success || isTooOld)
    return { row, isReadable: false, phone: null, key: null, values: {}, problems };
  const optional = <Value>(
    field: string,
    problem: ImportProblem,
    read: (typed: string) => Value | null | undefined,
  ) => {
    const value = given(field) === '' ? undefined : read(given(field));
    if (given(field) !== '' && (value === null || value === undefined)) report(field, problem);
    return value ?? undefined;
  };
  const joined = optional('joined_on', 'joined_on_invalid', () => joinedOn);
  const isFuture = joined !== undefined && joined > today;
  if (isFuture) report('joined_on', 'joined_on_future');
  const values = {
    name: name.data,
    email: optional('email', 'email_invalid', (typed) => EMAIL.safeParse(typed).data),
    gender: optional('gender', 'gender_invalid', readGender),
    city: optional('city', 'city_invalid', (typed) => CITY.safeParse(typed).data),
    language: optional('language', 'language_invalid', readLanguage),
    batch: optional('batch', 'batch_invalid', (typed) => readBatch(typed, batchTimes)),
    joined_on: isFuture ? undefined : joined,
    classes_before: optional('classes_before', 'classes_before_invalid', (typed) =>
      readCount(typed, MAX_OPENING_BALANCE),
    ),
    karma: optional('karma', 'karma_invalid', (typed) => readCount(typed, MAX_OPENING_BALANCE)),
    notices: optional('notices', 'notices_invalid', readYesOrNo),
    reminders: optional('reminders', 'reminders_invalid', readYesOrNo),
  };
  return { row, isReadable: true, phone: phone.phone, key: phone.phone, values: withoutMissing(values), problems };
}

function readAttendance(row: number, given: Given, today: LocalDate): ReadRow {
  const { problems, report } = collectProblems(given);
  const phone = readPhone(given('phone'));
  if ('problem' in phone) report('phone', phone.problem);
  const date = readDate(given('date'));
  if (date === null) report('date', given('date') === '' ? 'date_missing' : 'date_unreadable');
  else if (date >= today) report('date', 'date_not_past');
  else if (date < MIN_IMPORTED_DAY) report('date', 'date_too_old');
  const title = TITLE.safeParse(given('title'));
  if (!title.success) report('title', given('title') === '' ? 'title_missing' : 'title_invalid');
  if (!('phone' in phone) || date === null || !title.success || problems.length > 0)
    return { row, isReadable: false, phone: null, key: null, values: {}, problems };
  const values = { date, title: title.data };
  return { row, isReadable: true, phone: phone.phone, key: `${phone.phone} ${date} ${title.data}`, values, problems };
}

function withoutMissing(values: Record<string, string | number | boolean | undefined>): ReadRow['values'] {
  return Object.fromEntries(
    Object.entries(values).filter((pair): pair is [string, string | number | boolean] => pair[1] !== undefined),
  );
}
