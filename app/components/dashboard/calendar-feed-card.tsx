import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { getButtonClass } from '~/components/ui/button-class';
import { Card } from '~/components/ui/card';
import { CopyButton } from '~/components/ui/copy-button';
import { Icon } from '~/components/ui/icon';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useMessages } from '~/components/ui/use-messages';

/** The member's private calendar URL, with buttons to subscribe, copy and renew it. */
export function CalendarFeedCard({ address }: { address: string }) {
  const messages = useMessages('member.timetable').feed;
  return (
    <Card aria-labelledby="feed" padded={false} className="px-4 lg:px-7">
      <details className="group">
        <summary className="flex min-h-13 items-center justify-between gap-3 focus-visible:-outline-offset-3">
          <h2 id="feed" className="py-2 font-text text-body leading-[1.3] font-semibold tracking-normal">
            {messages.title}
          </h2>
          <Icon glyph={ChevronDown} className="group-open:rotate-180" />
        </summary>
        <p className="text-ink-soft">{messages.text}</p>
        <div className="my-3 flex flex-wrap gap-2.5">
          <a href={address.replace(/^https?:/, 'webcal:')} className={getButtonClass({})}>
            <Icon glyph={CalendarPlus} />
            {messages.add}
          </a>
          <CopyButton text={address} />
        </div>
        <h3 className="font-text text-body font-semibold tracking-normal">{messages.address}</h3>
        <p translate="no" className="wrap-anywhere">
          {address}
        </p>
        <p className="mt-2 mb-2 text-ink-soft">{messages.secret}</p>
        <ServerForm>
          <SubmitButton variant="quiet" pendingLabel={messages.renewing}>
            {messages.renew}
          </SubmitButton>
        </ServerForm>
        <div className="h-4" />
      </details>
    </Card>
  );
}
