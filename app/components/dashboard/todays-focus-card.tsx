import { AsanaDrawing, type AsanaPose } from '~/components/art/asana';
import { EnglishOnlyTag } from '~/components/ui/badge';
import { useMessages } from '~/components/ui/use-messages';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { WeekdayName } from './week-days';

/** Today's focus in the page's language, or in English if it is not translated. */
export interface TodaysFocus {
  instruction: string;
  /** The pose that the focus names. */
  pose: AsanaPose;
  langs: { instruction?: string };
}

/** Today's date and focus, with a drawing of a pose. */
export function TodaysFocusCard({
  dayOfMonth,
  weekday,
  dateLine,
  focus,
}: {
  dayOfMonth: number;
  /** 0 for Monday to 6 for Sunday. */
  weekday: number;
  /** Weekday, month and year, such as `Friday, November 2025`. */
  dateLine: string;
  focus: TodaysFocus | null;
}) {
  const { today, focus: title, week } = useMessages('member.home');
  return (
    <section aria-label={today} className="@container border-y border-hair px-0.5 py-2 lg:border-b-0 lg:px-7 lg:py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="w-13 flex-none rounded-sheet border-t-8 border-(color:--almanac-head) bg-leaf pb-1 text-center">
          <span className="display block text-step-1 text-geru">{dayOfMonth}</span>
          <WeekdayName name={week.shortDays[weekday] ?? ''} />
          <VisuallyHidden> {dateLine}</VisuallyHidden>
        </p>
        {focus === null ? null : (
          <div className="min-w-0 flex-[1_1_9rem]">
            <h2 className="font-text text-body leading-[1.3] font-semibold tracking-normal text-geru">
              {title} <EnglishOnlyTag lang={focus.langs.instruction} />
            </h2>
            <p lang={focus.langs.instruction} className="leading-[1.35] text-pretty">
              {focus.instruction}
            </p>
          </div>
        )}
        {focus === null ? null : (
          <AsanaDrawing pose={focus.pose} width={68} className="flex-none @max-[17.5rem]:hidden" />
        )}
      </div>
    </section>
  );
}
