interface ClockTime {
  clock: string;
  half: 'AM' | 'PM';
}

function clockTime(time: string): ClockTime {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  return { clock: `${hour % 12 === 0 ? 12 : hour % 12}:${minutes}`, half: hour < 12 ? 'AM' : 'PM' };
}

/** A time of day in the 12-hour clock, such as `6:00 AM`, from `06:00:00`. */
export function timeOfDay(time: string): string {
  const { clock, half } = clockTime(time);
  return `${clock} ${half}`;
}

/** A class's time of day in the 12-hour clock, such as `6:00 – 6:45 AM`, from times such as `06:00:00`. */
export function timeRange(startTime: string, endTime: string): string {
  const start = clockTime(startTime);
  const end = clockTime(endTime);
  return start.half === end.half
    ? `${start.clock} – ${end.clock} ${end.half}`
    : `${start.clock} ${start.half} – ${end.clock} ${end.half}`;
}
