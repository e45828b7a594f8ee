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
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'] : []),
    ...events.flatMap(entry),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entry(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${instant(event.stampedAt)}`,
    ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
    `DTSTART:${instant(event.starts_at)}`,
    `DTEND:${instant(event.ends_at)}`,
    `SUMMARY;LANGUAGE=${event.langs.title}:${escaped(event.title)}`,
    `DESCRIPTION;LANGUAGE=${event.langs.description}:${escaped(event.description)}`,
    `URL:${event.url}`,
    ...(event.isCancelled ? ['STATUS:CANCELLED'] : alarm(event)),
    'END:VEVENT',
  ];
}

function alarm({ title, langs }: CalendarEvent): string[] {
  const text = `DESCRIPTION;LANGUAGE=${langs.title}:${escaped(title)}`;
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', text, 'END:VALARM'];
}

function instant(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n');
}

/** Folds lines at 75 octets without splitting a character. */
function folded(line: string): string {
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
