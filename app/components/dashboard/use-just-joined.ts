import { useState } from 'react';

/** Whether today turned into an attended day while the page was open: the moment to draw the line. */
export function useJustJoined(attendedToday: boolean): boolean {
  const [wasMissing, setWasMissing] = useState(!attendedToday);
  if (!attendedToday && !wasMissing) setWasMissing(true);
  return attendedToday && wasMissing;
}
