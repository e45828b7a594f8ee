import { useState } from 'react';

/** Whether today turned into an attended day while the page was open: the moment to draw the line. */
export function useJustJoined(attendedToday: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(!attendedToday);
  if (!attendedToday && !wasOpen) setWasOpen(true);
  return attendedToday && wasOpen;
}
