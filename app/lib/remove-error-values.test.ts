import { expect, test } from 'vitest';
import { measureCpuTime } from '../../tests/setup/cpu-time';
import { removeErrorValues } from './remove-error-values';

test.each([
  [`invalid input syntax for type integer: "9812345678"`, 'invalid input syntax for type integer: …'],
  [`Unexpected token 'A', "Asha Rao, 98"... is not valid JSON`, 'Unexpected token …, …... is not valid JSON'],
  [
    'Invalid `prisma.member.create()` invocation:\n\n{\n  name: "Asha Rao"\n}\n\nArgument `phone` is missing.',
    'Argument `phone` is missing.',
  ],
  ['no member has +91 98123 45678', 'no member has …'],
  ['asha@sangha.example is taken', '… is taken'],
  ['fetch of https://sangha.example/calendar/secret.ics?key=secret failed', 'fetch of … failed'],
  ['आशा राव is unknown', '… … is unknown'],
  [`"Asha Rao`, '…'],
  ['The table public.faqs does not exist', 'The table public.faqs does not exist'],
  ['', ''],
])('%j is reported as %j', (message, reported) => {
  expect(removeErrorValues(message)).toBe(reported);
});

test('a long message without blanks is cut, and takes no time', async () => {
  const cpuMs = await measureCpuTime(() => {
    expect(removeErrorValues('a'.repeat(1_000_000))).toBe('a'.repeat(500));
    expect(removeErrorValues(`${'a '.repeat(247)}"Asha Rao" is taken`)).toBe(`${'a '.repeat(247)}…`);
  });
  expect(cpuMs).toBeLessThan(500);
});
