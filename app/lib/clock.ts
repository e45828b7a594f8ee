import { localDateOf } from './calendar';

export function clockIn(timeZone: string, now: () => Date = () => new Date()) {
  return { now, today: () => localDateOf(now(), timeZone), timeZone };
}
