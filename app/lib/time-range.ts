export const DAY_MINUTES = 24 * 60;

interface ClockTime {
  clock: string;
  half: 'AM' | 'PM';
}

function parseClockTime(time: string): ClockTime {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  return { clock: `${hour % 12 === 0 ? 12 : hour % 12}:${minutes}`, half: hour < 12 ? 'AM' : 'PM' };
}

export function formatTimeOfDay(time: string): string {
  const { clock, half } = parseClockTime(time);
  return `${clock} ${half}`;
}

/** Reads a time of day such as `6 AM`, `6:30` or `18:30:00`, and returns it as `18:30`, or null. */
export function parseTimeOfDay(typed: string): string | null {
  const found = /^(\d{1,2})(?:[:.](\d{2}))?(?::00)?\s*([ap])?\.?(?:m\.?)?$/i.exec(typed.trim());
  if (!found) return null;
  const [, hours = '', minutes = '00', half = ''] = found;
  const isMidnight = half.toLowerCase() === 'a' && Number(hours) === 12;
  const isAfternoon = half.toLowerCase() === 'p' && Number(hours) < 12;
  const hour = isMidnight ? 0 : Number(hours) + (isAfternoon ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null;
}

export function formatTimeRange(startTime: string, endTime: string): string {
  const start = parseClockTime(startTime);
  const end = parseClockTime(endTime);
  return start.half === end.half
    ? `${start.clock} – ${end.clock} ${end.half}`
    : `${start.clock} ${start.half} – ${end.clock} ${end.half}`;
}

/** Subtracts minutes from a time of day such as `06:00:00`, and returns it as `05:45`. */
export function subtractMinutes(time: string, minutes: number): string {
  return addMinutes(time, DAY_MINUTES - minutes);
}

/** Adds minutes to a time of day such as `06:00`. After `23:59` comes `00:00` of the next day. */
export function addMinutes(time: string, minutes: number): string {
  const total = (Math.trunc(toMinutes(time)) + minutes) % DAY_MINUTES;
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns the minutes from a start to an end. An end before the start is on the next day. */
export function countMinutes(start: string, end: string): number {
  return (toMinutes(end) - toMinutes(start) + DAY_MINUTES) % DAY_MINUTES;
}

/** Returns the minutes from midnight to a time such as `06:00:00`. Seconds are a fraction. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 60 + minutes + seconds / 60;
}
