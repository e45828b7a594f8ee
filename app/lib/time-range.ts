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

export function formatTimeRange(startTime: string, endTime: string): string {
  const start = parseClockTime(startTime);
  const end = parseClockTime(endTime);
  return start.half === end.half
    ? `${start.clock} – ${end.clock} ${end.half}`
    : `${start.clock} ${start.half} – ${end.clock} ${end.half}`;
}

/** Subtracts minutes from a time of day such as `06:00:00`, and returns it as `05:45`. */
export function subtractMinutes(time: string, minutes: number): string {
  const [hours = 0, minute = 0] = time.split(':').map(Number);
  const total = (hours * 60 + minute - minutes + 24 * 60) % (24 * 60);
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Adds minutes to a time of day such as `06:00`. Times after midnight continue with `24:00`. */
export function addMinutes(time: string, minutes: number): string {
  const [hours = 0, minute = 0] = time.split(':').map(Number);
  const total = hours * 60 + minute + minutes;
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns the minutes from one time of a day to another. Negative if the end is earlier. */
export function countMinutes(start: string, end: string): number {
  const [from = 0, to = 0] = [start, end].map((time) => {
    const [hours = 0, minute = 0] = time.split(':').map(Number);
    return hours * 60 + minute;
  });
  return to - from;
}
