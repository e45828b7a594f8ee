import { expect, test } from 'vitest';
import { createIcsFile } from './ics';

const event = {
  uid: 'class-12@sangha.example',
  title: 'Surya Namaskar; slow, warm',
  description: 'First line\nसूर्य नमस्कार धीरे धीरे, सांस के साथ, बारह बार',
  langs: { title: 'en-IN', description: 'hi-IN' },
  url: 'https://sangha.example/join/12',
  starts_at: new Date('2026-11-20T00:30:00Z'),
  ends_at: new Date('2026-11-20T01:30:00Z'),
  stampedAt: new Date('2026-11-19T12:00:00.123Z'),
};

test('texts of a title or a description cannot start a new line', () => {
  const file = createIcsFile([{ ...event, title: 'Slow\rURL:https://evil.example', description: 'a\r\nb\u2028c' }]);
  expect(file).toContain('SUMMARY;LANGUAGE=en-IN:Slow\\nURL:');
  expect(file).toContain(':a\\nb');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u2028]/);
});

test('a calendar file follows the standard', () => {
  const file = createIcsFile([event]);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  expect(file).toContain('\r\nDTSTART:20261120T003000Z\r\nDTEND:20261120T013000Z\r\n');
  expect(file).toContain('\r\nSUMMARY;LANGUAGE=en-IN:Surya Namaskar\\; slow\\, warm\r\n');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(
    'DESCRIPTION;LANGUAGE=hi-IN:First line\\nसूर्य नमस्कार धीरे धीरे\\, सांस के साथ\\, बारह बार',
  );
});

test('a cancelled class has the status and no reminder; the others have reminders', () => {
  const file = createIcsFile(
    [event, { ...event, uid: 'class-13@sangha.example', sequence: 4, isCancelled: true }],
    'Sangha',
  );
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(1);
  expect(file).toContain('\r\nX-WR-CALNAME:Sangha\r\n');
  expect(file.slice(file.indexOf('class-13'))).toMatch(/SEQUENCE:4\r\n[\s\S]*STATUS:CANCELLED\r\n/);
});
