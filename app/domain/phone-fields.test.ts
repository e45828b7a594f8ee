import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withPhone } from './phone-fields';
import { requiredText } from './text-fields';

const form = withPhone({
  name: requiredText('Please enter your name', 100),
  password: z.string({ error: 'Please enter your password' }).min(6, 'Too short'),
});

function refusals(input: unknown) {
  return form.safeParse(input).error?.issues.map((issue) => [issue.path[0], issue.message]);
}

describe('a form with a phone', () => {
  test.each([
    [{ name: 'Asha', phonenumber: '12', password: '123' }, 'password', 'Too short'],
    [{ name: 'Asha', phonenumber: '12' }, 'password', 'Please enter your password'],
    [{ name: '', phonenumber: '12', password: '123456' }, 'name', 'Please enter your name'],
  ])('tells of a wrong phone at once with what else is wrong: %j', (input, field, message) => {
    expect(refusals(input)).toEqual([
      [field, message],
      ['phonenumber', 'Please enter a valid phone number'],
    ]);
  });

  test.each([[{}], [{ phonenumber: '' }]])('a missing phone is told one thing: %j', (missing) => {
    expect(refusals({ name: 'Asha', password: '123456', ...missing })).toEqual([
      ['phonenumber', 'Please enter your phone number'],
    ]);
  });

  test('a body that is no object is refused', () => {
    expect(form.safeParse(null).success).toBe(false);
    expect(form.safeParse('phonenumber').success).toBe(false);
  });
});
