import { toLocalDate } from './calendar';

export function createClock(timeZone: string, now: () => Date = () => new Date()) {
  return { now, today: () => toLocalDate(now(), timeZone), timeZone };
}
