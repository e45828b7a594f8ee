import { classNames } from '~/components/ui/class-names';
import { fill } from '~/i18n/fill';
import type { ClassView, ClassWords } from './class-view';
import { LitLoop } from '~/components/art/lit-loop';

/** How a class stands, by a mark and a word. */
export function ClassStanding({
  session: { state, isOngoing, minutesToStart },
  words,
}: {
  session: ClassView;
  words: ClassWords;
}) {
  const row = 'flex items-center gap-2 text-small font-semibold';
  if (state === 'joined')
    return (
      <p className={row}>
        <LitLoop className="size-6" />
        {words.joined}
      </p>
    );
  if (state === 'cancelled')
    return (
      <p className={row}>
        <span aria-hidden="true" className="h-[2.5px] w-3 rounded-sm bg-sindoor" />
        {words.cancelled}
      </p>
    );
  const mark = state === 'full' ? 'live-dot-full' : isOngoing ? '' : 'live-dot-later';
  return (
    <p className={row}>
      <span aria-hidden="true" className={classNames('live-dot', mark)} />
      {state === 'full' ? words.full : isOngoing ? words.live : untilStart(minutesToStart, words)}
    </p>
  );
}

function untilStart(minutes: number, words: ClassWords): string {
  if (minutes <= 1) return words.inOneMinute;
  if (minutes < 60) return fill(words.inMinutes, { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours === 1 ? words.inOneHour : fill(words.inHours, { count: hours });
}
