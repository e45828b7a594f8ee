import { localDateOf } from './calendar';

/** The present, in one civil zone; `now` may be replaced to stand at any instant. */
export function clockIn(timeZone: string, now: () => Date = () => new Date()) {
  return { now, today: () => localDateOf(now(), timeZone), timeZone };
}
