import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addAdminSchema } from '~/domain/admins/schemas';
import { sectionsFormSchema } from '~/domain/content/schemas';
import { createClassSchema, cancelClassSchema } from '~/domain/classes/schemas';
import { decideDonationSchema, donateFormSchema } from '~/domain/donations/schemas';
import { pickKnownFields } from './known-fields';

function getForm(...fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const FIELDS: [string, z.ZodType, [string, string][]][] = [
  [
    'an object in an object',
    createClassSchema,
    [
      ['title', 'Surya'],
      ['translations.hi.title', 'सूर्य'],
    ],
  ],
  ['an object with a default', cancelClassSchema, [['translations.hi.cancel_reason', 'बारिश']]],
  [
    'a list',
    addAdminSchema,
    [
      ['permissions', 'manage_users'],
      ['permissions', 'manage_classes'],
    ],
  ],
  [
    'a list in a transformed object',
    sectionsFormSchema,
    [
      ['order', '1'],
      ['order', '2'],
      ['move', 'up:2'],
    ],
  ],
  [
    'each choice of a union',
    decideDonationSchema,
    [
      ['intent', 'reject'],
      ['translations.hi.rejection_reason', 'धुंधला'],
    ],
  ],
  ['an object that is refined', donateFormSchema, [['custom_amount', '501']]],
];

test.each(FIELDS)('keeps the fields of %s', (_what, schema, fields) => {
  expect([...pickKnownFields(getForm(...fields), schema)]).toEqual(fields);
});

test('keeps the fields that are named in addition to the schema', () => {
  const form = getForm(['proof', 'a password'], ['other', 'x']);
  expect([...pickKnownFields(form, z.object({}), ['proof'])]).toEqual([['proof', 'a password']]);
});

describe('drops', () => {
  test.each([
    ['an index', 'title[20000000]'],
    ['two indexes', 'title[2999].x[2999]'],
    ['an object where a text belongs', 'title.x'],
    ['a name that is nested 20,000 times', Array(20_000).fill('title').join('.')],
    ['part of a nested name', 'translations'],
    ['an unknown language', 'translations.fr.title'],
    ['a command of Conform', '__intent__'],
    ['a state of Conform', '__state__'],
    ['a prototype', '__proto__'],
    ['what every object has', 'constructor'],
    ['what every object has, within an object', 'translations.hi.toString'],
    ['an empty name', ''],
  ])('%s', (_what, name) => {
    expect([...pickKnownFields(getForm([name, '{']), createClassSchema)]).toEqual([]);
  });

  test('a name that is repeated more than 200 times', () => {
    const form = getForm(...Array.from({ length: 32_000 }, (): [string, string] => ['permissions', 'manage_users']));
    expect([...pickKnownFields(form, addAdminSchema)]).toHaveLength(200);
  });
});

test('a repeated text field is refused instead of using the first value', () => {
  const schema = z.object({ title: z.string() });
  const form = pickKnownFields(getForm(['title', 'a'], ['title', 'b']), schema);
  expect(parseWithZod(form, { schema }).status).toBe('error');
});
