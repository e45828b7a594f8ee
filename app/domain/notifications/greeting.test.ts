import { expect, test } from 'vitest';
import { getFirstName } from '~/lib/first-name';
import { getGreetingName } from './greeting';

test.each([
  ['Asha Devi Rao', 'Asha Devi Rao', 'Asha'],
  ['Dr. S. K. Ramaswamy', 'Dr. S. K. Ramaswamy', 'Ramaswamy'],
  ['WinPrize9876500000 Now', 'Now', 'Now'],
  ['www.sbi-kyc.in Now', 'Now', 'Now'],
  ['t.me.x', 'friend', 'friend'],
  ['98765', 'friend', 'friend'],
  ['Ravi 2', 'Ravi', 'Ravi'],
  ["Siobhan O'Neil", "Siobhan O'Neil", 'Siobhan'],
  ['पद्मा राव', 'पद्मा राव', 'पद्मा'],
  ['പ്രവീണ്\u200d', 'പ്രവീണ്\u200d', 'പ്രവീണ്\u200d'],
])('%j is greeted with letters only', (name, greeting, first) => {
  const greeted = getGreetingName(name, 'en');
  expect([greeted, getFirstName(greeted)]).toEqual([greeting, first]);
});

test('a member without such a name is greeted in their language', () => {
  expect(getGreetingName('t.me.x', 'hi')).toBe('मित्र');
});
