import { type RefObject, useEffect, useState } from 'react';
import { useMessages } from '~/components/ui/use-messages';
import type { ClassView } from './class-view';
import { JoinButton } from './join-button';
import type { JoinState } from './use-join-class';

/**
 * Bar above the tab bar of a phone with the button of a class. It is shown while the button on the
 * class card is scrolled out of view. It is hidden if large text leaves no room for it.
 */
export function JoinBar({
  session,
  joining,
  place,
}: {
  session: ClassView;
  joining: JoinState;
  /** The element that contains the card. */
  place: RefObject<HTMLElement>;
}) {
  const messages = useMessages('member.home').classes;
  const isShown = useIsOutOfSight(place, session.id);
  if (!isShown) return null;
  return (
    <aside
      aria-label={messages.live}
      className="join-bar stays-below @container fixed inset-x-0 bottom-[calc(75px+env(safe-area-inset-bottom))] z-9"
    >
      <div className="bg-leaf shadow-[0_-1px_0_var(--color-hair)] @max-[19rem]:hidden">
        <div className="mx-auto flex max-w-140 flex-wrap items-center gap-x-3 px-4 py-2">
          <p className="min-w-0 flex-[1_1_7rem] leading-tight">
            <span className="flex items-center gap-2 font-semibold">
              <span aria-hidden="true" className="live-dot" />
              {messages.live}
            </span>
            <span lang={session.langs.title} className="text-ink-soft">
              {session.title}
            </span>
          </p>
          <JoinButton session={session} joining={joining} variant="sun" isSmall />
        </div>
      </div>
    </aside>
  );
}

/** True while the main button of a class is scrolled out of view. */
function useIsOutOfSight(place: RefObject<HTMLElement>, classId: number): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const button = place.current?.querySelector(`form:has([name="class_id"][value="${classId}"]) button`);
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) => setIsOut(entry?.isIntersecting === false));
    observer.observe(button);
    return () => {
      observer.disconnect();
      setIsOut(false);
    };
  }, [place, classId]);
  return isOut;
}
