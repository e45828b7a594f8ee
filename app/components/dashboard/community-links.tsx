import type { ReactNode } from 'react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { DialogLink } from '~/components/ui/dialog';
import { Icon, type IconGlyph } from '~/components/ui/icon';
import { Card } from '~/components/ui/card';
import { useMessages } from '~/components/ui/use-messages';
import { VisuallyHidden } from '~/components/ui/visually-hidden';

const row =
  'flex min-h-15 items-center gap-fluid-3 px-[18px] py-2.5 text-ink lg:px-7 no-underline hover:bg-wall-deep/50 focus-visible:-outline-offset-3 [li+li>&]:border-t [li+li>&]:border-hair [li+li_form>&]:border-t [li+li_form>&]:border-hair';

/** Links to rating and to the WhatsApp and Telegram groups. A link without a URL is left out. */
export function CommunityLinks({
  rate,
  messagingGroupUrl,
  chatGroupUrl,
}: {
  rate?: { to: string; dialogId: string; onOpen: () => void; detail: ReactNode };
  messagingGroupUrl?: string;
  chatGroupUrl?: string;
}) {
  const messages = useMessages('member.home').community;
  return (
    <Card aria-label={messages.title} padded={false} className="overflow-hidden">
      <ul>
        {rate ? (
          <li>
            <DialogLink to={rate.to} dialogId={rate.dialogId} onOpen={rate.onOpen} className={row}>
              <RowText glyph={Star} title={messages.rate} detail={rate.detail} />
              <Icon glyph={ChevronRight} />
            </DialogLink>
          </li>
        ) : null}
        {messagingGroupUrl ? (
          <li>
            <GroupButton
              action={messagingGroupUrl}
              glyph={MessageCircle}
              title={messages.whatsapp}
              detail={messages.whatsappDetail}
            />
          </li>
        ) : null}
        {chatGroupUrl ? (
          <li>
            <GroupLink href={chatGroupUrl} glyph={Send} title={messages.telegram} detail={messages.telegramDetail} />
          </li>
        ) : null}
      </ul>
    </Card>
  );
}

interface RowContent {
  glyph: IconGlyph;
  title: string;
  detail: string;
}

function GroupLink({ href, ...content }: RowContent & { href: string }) {
  const { newTab } = useMessages('interface.controls');
  const props = { ...content, newTab };
  return (
    <a href={href} target="_blank" rel="noreferrer" className={row}>
      <GroupRow {...props} />
    </a>
  );
}

/**
 * Button that opens the WhatsApp group. It is a form, because opening the group assigns a place to
 * the member.
 */
function GroupButton({ action, ...content }: RowContent & { action: string }) {
  const { newTab } = useMessages('interface.controls');
  return (
    <form method="post" action={action} target="_blank" rel="noopener">
      <button className={`${row} w-full text-start`}>
        <GroupRow {...content} newTab={newTab} />
      </button>
    </form>
  );
}

function GroupRow({ newTab, ...content }: RowContent & { newTab: string }) {
  return (
    <>
      <RowText {...content} />
      <Icon glyph={ExternalLink} />
      <VisuallyHidden>{newTab}</VisuallyHidden>
    </>
  );
}

function RowText({ glyph, title, detail }: Omit<RowContent, 'detail'> & { detail: ReactNode }) {
  return (
    <>
      <Icon glyph={glyph} size="l" />
      <span className="min-w-0 flex-1 leading-[1.3]">
        {title}
        <span className="block text-small leading-[1.3] text-ink-soft">{detail}</span>
      </span>
    </>
  );
}
