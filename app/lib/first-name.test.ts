import { expect, test } from 'vitest';
import { getFirstName } from './first-name';

test.each([
  ['Asha Sharma', 'Asha'],
  [' Asha ', 'Asha'],
  ['Dr. S. K. Ramaswamy', 'Ramaswamy'],
  ['S Lakshmi', 'Lakshmi'],
  ['Smt Asha Devi', 'Asha'],
  ['श्रीमती आशा शर्मा', 'आशा'],
  ['Shriya Rao', 'Shriya'],
  ['A', 'A'],
  ['Dr.', 'Dr.'],
])('%j is greeted as %j', (name, greeted) => expect(getFirstName(name)).toBe(greeted));
