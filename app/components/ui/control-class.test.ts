import { expect, test } from 'vitest';
import { CONTROL_CLASS, DENSE_CONTROL_CLASS } from './control-class';

test.each([CONTROL_CLASS, DENSE_CONTROL_CLASS])('sets each property once: %s', (names) => {
  const own = names.split(' ').filter((name) => !name.includes(':'));
  const properties = own.map((name) => /^(?:min-)?(h|w|p[xy]|rounded|bg|font)-/.exec(name)?.[1]).filter(Boolean);
  expect(properties.toSorted()).toEqual([...new Set(properties)].toSorted());
  expect(properties).toEqual(expect.arrayContaining(['h', 'w', 'px', 'py']));
});
