import { useEffect, useRef } from 'react';

/** Whether today turned into an attended day while the page was open: the moment to draw the line. */
export function useJustJoined(attendedToday: boolean): boolean {
  const before = useRef(attendedToday);
  useEffect(() => {
    if (!attendedToday) before.current = false;
  }, [attendedToday]);
  return attendedToday && !before.current;
}
