import { expect, test } from 'vitest';
import { diffRecords } from './audit-changes';

test('only fields that differ are listed, with their labels', () => {
  const before = { title: 'Surya', max_participants: 100, live_link: null, permissions: ['a'], is_active: true };
  const after = { title: 'Surya', max_participants: 80, live_link: 'https://x', permissions: [], is_active: false };
  expect(diffRecords(before, after)).toEqual([
    { field: 'Max participants', before: '100', after: '80' },
    { field: 'Permissions', before: 'a', after: 'None' },
    { field: 'Is active', before: 'Yes', after: 'No' },
    { field: 'Live link', before: null, after: 'https://x' },
  ]);
});

test('added and removed values are listed completely', () => {
  expect(diffRecords(null, { amount: 501 })).toEqual([{ field: 'Amount', before: null, after: '501' }]);
  expect(diffRecords({ question: 'Why' }, null)).toEqual([{ field: 'Question', before: 'Why', after: null }]);
  expect(diffRecords(null, null)).toEqual([]);
});

test('nested values are indented below their parent', () => {
  expect(diffRecords({ faq: { active: true, order: 8 } }, { faq: { active: false, order: 8 } })).toEqual([
    { field: 'Faq, Active', before: 'Yes', after: 'No' },
  ]);
});
