/** One appointment of a calendar file. */
export interface CalendarEvent {
  /** Unique in the world, such as `class-12@sangha.example`. */
  uid: string;
  title: string;
  description: string;
  url: string;
  starts_at: Date;
  ends_at: Date;
  /** When the file is made. */
  stampedAt: Date;
}

const LINE_OCTETS = 75;

/** A calendar file (RFC 5545) with one appointment and a reminder a quarter of an hour before it. */
export function icsFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sangha//Classes//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${instant(event.stampedAt)}`,
    `DTSTART:${instant(event.starts_at)}`,
    `DTEND:${instant(event.ends_at)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    `DESCRIPTION:${escaped(event.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function instant(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n');
}

/** Lines are at most 75 octets, continued after a space; no character is cut in two. */
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
