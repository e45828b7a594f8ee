export interface CalendarEvent {
  uid: string;
  title: string;
  description: string;
  langs: { title: string; description: string };
  url: string;
  starts_at: Date;
  ends_at: Date;
  stampedAt: Date;
  sequence?: number;
  isCancelled?: boolean;
}

const LINE_OCTETS = 75;

/**
 * Creates an iCalendar file (RFC 5545). If a name is given, the file is a feed to which clients can
 * subscribe.
 */
export function createIcsFile(events: readonly CalendarEvent[], name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sangha//Classes//EN',
    'METHOD:PUBLISH',
    ...(name
      ? [`X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']
      : []),
    ...events.flatMap(formatEvent),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function formatEvent(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${formatInstant(event.stampedAt)}`,
    ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
    `DTSTART:${formatInstant(event.starts_at)}`,
    `DTEND:${formatInstant(event.ends_at)}`,
    `SUMMARY;LANGUAGE=${event.langs.title}:${escapeText(event.title)}`,
    `DESCRIPTION;LANGUAGE=${event.langs.description}:${escapeText(event.description)}`,
    `URL:${event.url}`,
    ...(event.isCancelled ? ['STATUS:CANCELLED'] : formatAlarm(event)),
    'END:VEVENT',
  ];
}

function formatAlarm({ title, langs }: CalendarEvent): string[] {
  const text = `DESCRIPTION;LANGUAGE=${langs.title}:${escapeText(title)}`;
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', text, 'END:VALARM'];
}

function formatInstant(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n');
}

/** Folds lines at 75 octets without splitting a character. */
function foldLine(line: string): string {
  let [folded, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
