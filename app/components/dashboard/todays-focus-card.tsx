import type { ReactNode } from 'react';
import { EnglishOnlyTag } from '~/components/ui/badge';
import { Card } from '~/components/ui/card';
import { useMessages } from '~/components/ui/use-messages';

/** Today's focus in the page's language, or in English if it is not translated. */
export interface TodaysFocus {
  instruction: string;
  langs: { instruction?: string };
}

/** Today's date and focus, in the style of a page from a wall calendar. */
export function TodaysFocusCard({
  dayOfMonth,
  weekday,
  weekdayLang,
  dateLine,
  focus,
  children,
}: {
  dayOfMonth: number;
  weekday: string;
  weekdayLang: string;
  /** Month and weekday, such as `Friday, November 2025`. */
  dateLine: string;
  focus: TodaysFocus | null;
  children?: ReactNode;
}) {
  const messages = useMessages('member.home');
  return (
    <Card aria-label={messages.today} className="almanac pt-[30px] lg:px-7 lg:pt-[38px] lg:pb-[26px]">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <p className="font-display text-numeral tracking-[-0.03em]">{dayOfMonth}</p>
        <div className="min-w-0 flex-[1_1_9rem] leading-[1.3]">
          <p lang={weekdayLang} className="font-display text-step-2 leading-[1.3]">
            {weekday}
          </p>
          <p className="text-small leading-[1.3] text-ink-soft">{dateLine}</p>
        </div>
      </div>
      {focus === null ? null : (
        <div className="mt-3.5 border-t-[1.5px] border-dashed border-hair pt-3">
          <h2 className="font-text mb-1 text-small leading-[1.3] font-semibold tracking-normal text-geru">
            {messages.focus} <EnglishOnlyTag lang={focus.langs.instruction} />
          </h2>
          <p lang={focus.langs.instruction} className="text-[1.125rem] leading-normal text-pretty">
            {focus.instruction}
          </p>
        </div>
      )}
      {children}
    </Card>
  );
}
