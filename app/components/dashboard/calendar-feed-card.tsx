import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
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
    <Card aria-labelledby="feed" className="mt-6 lg:px-7 lg:py-[26px]">
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-8">
        <div>
          <h2 id="feed" className="text-step-1">
            {messages.title}
          </h2>
          <p className="text-ink-soft">{messages.text}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <a href={address.replace(/^https?:/, 'webcal:')} className={getButtonClass({})}>
            <Icon glyph={CalendarPlus} />
            {messages.add}
          </a>
          <CopyButton text={address} />
        </div>
      </div>
      <details className="mt-3">
        <summary className="inline-flex min-h-touch items-center font-semibold text-neel underline">
          {messages.address}
        </summary>
        <p translate="no" className="text-small wrap-anywhere">
          {address}
        </p>
        <p className="mt-2 mb-2 text-small text-ink-soft">{messages.secret}</p>
        <ServerForm>
          <SubmitButton variant="quiet" pendingLabel={messages.renewing}>
            {messages.renew}
          </SubmitButton>
        </ServerForm>
      </details>
    </Card>
  );
}
