import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { donateFormSchema } from './donations/schemas';
import { oneTimeCodeField, createPhoneSchema } from './phone-fields';
import { createRequiredTextField } from './text-fields';

const form = createPhoneSchema({
  name: createRequiredTextField('Please enter your name', 100),
  password: z.string({ error: 'Please enter your password' }).min(6, 'Too short'),
});

function listErrors(input: unknown) {
  return form.safeParse(input).error?.issues.map((issue) => [issue.path[0], issue.message]);
}

describe('a form with a phone', () => {
  test.each([
    [{ name: 'Asha', phonenumber: '12', password: '123' }, 'password', 'Too short'],
    [{ name: 'Asha', phonenumber: '12' }, 'password', 'Please enter your password'],
    [{ name: '', phonenumber: '12', password: '123456' }, 'name', 'Please enter your name'],
  ])('reports a wrong phone together with the other errors: %j', (input, field, message) => {
    expect(listErrors(input)).toEqual([
      [field, message],
      ['phonenumber', 'Please enter a valid phone number'],
    ]);
  });

  test.each([[{}], [{ phonenumber: '' }]])('a missing phone has one error: %j', (missing) => {
    expect(listErrors({ name: 'Asha', password: '123456', ...missing })).toEqual([
      ['phonenumber', 'Please enter your phone number'],
    ]);
  });

  test('a body that is not an object is refused', () => {
    expect(form.safeParse(null).success).toBe(false);
    expect(form.safeParse('phonenumber').success).toBe(false);
  });
});

test.each(['९८७६५ ४३२१०', '+91 98765-43210', '0091 9876543210'])('the phone %j is read', (phonenumber) => {
  expect(createPhoneSchema({}).parse({ phonenumber })).toMatchObject({ phone: '+919876543210' });
});

test.each(['016327', '016 327', ' 016327 ', '016-327', '०१६३२७'])('the code %j is read', (typed) => {
  expect(oneTimeCodeField.parse(typed)).toBe('016327');
});

test.each(['', '01632', '0163277', null])('the code %j is refused', (typed) => {
  const { error } = oneTimeCodeField.safeParse(typed);
  expect(error?.issues).toMatchObject([{ message: 'Please enter the 6 characters of your OTP' }]);
});

test.each(['५०१', '₹ 5,01', ' 501'])('the amount %j is read', (custom_amount) => {
  expect(donateFormSchema.parse({ custom_amount, way: 'qr' })).toMatchObject({ amount: 501 });
});
