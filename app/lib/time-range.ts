interface ClockTime {
  clock: string;
  half: 'AM' | 'PM';
}

function clockTime(time: string): ClockTime {
  const [hours = '0', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  return { clock: `${hour % 12 === 0 ? 12 : hour % 12}:${minutes}`, half: hour < 12 ? 'AM' : 'PM' };
}

export function formatTimeOfDay(time: string): string {
  const { clock, half } = clockTime(time);
  return `${clock} ${half}`;
}

export function formatTimeRange(startTime: string, endTime: string): string {
  const start = clockTime(startTime);
  const end = clockTime(endTime);
  return start.half === end.half
    ? `${start.clock} – ${end.clock} ${end.half}`
    : `${start.clock} ${start.half} – ${end.clock} ${end.half}`;
}
