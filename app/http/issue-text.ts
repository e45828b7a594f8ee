import type { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const UNITS: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries' };

/**
 * Returns an error message for an issue whose schema defines none, instead of zod's default text.
 * The message contains the placeholder `{field}`.
 */
export function formatIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? '{field} is missing'
        : `{field} must be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'too_big':
      return `{field} must ${describeLimit(issue.origin, 'at most', issue.maximum)}`;
    case 'too_small':
      return `{field} must ${describeLimit(issue.origin, 'at least', issue.minimum)}`;
    case 'invalid_value':
      return `{field} must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return '{field} is not valid';
  }
}

function describeLimit(origin: string, bound: string, count: number | bigint): string {
  const unit = UNITS[origin];
  return unit ? `have ${bound} ${count}${unit}` : `be ${bound} ${count}`;
}
