import { createClock } from '~/lib/clock';

/**
 * Time at which the clock of the platform starts: a Friday with classes. "Sunrise Surya Namaskar"
 * has begun at 6:00 AM, and the next class is at 7:00 AM.
 */
const STARTS_AT = '2026-11-20T06:10:00+05:30';

/** Returns the offset of a clock that starts now at the given instant, in milliseconds. */
export const getOffsetMs = (instant = STARTS_AT) => Date.parse(instant) - Date.now();

/** Returns the current time of the platform, which is not the time of this process. */
export const platformNow = () => new Date(Date.now() + Number(process.env.E2E_CLOCK_OFFSET_MS));

/** Clock of the platform, in the community's time zone. */
export const platformClock = createClock('Asia/Kolkata', platformNow);
