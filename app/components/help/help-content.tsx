import type { ReactNode } from 'react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import { Accordion } from '~/components/ui/accordion';
import { Card } from '~/components/ui/card';
import { Icon } from '~/components/ui/icon';
import type { ContactLink } from '~/domain/content/responses';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';

const GLYPHS = { whatsapp: MessageCircle, email: Mail, phone: Phone };

const row =
  'flex min-h-15 items-center gap-fluid-3 px-[18px] py-2.5 text-ink no-underline hover:bg-wall-deep/50 focus-visible:-outline-offset-3 lg:px-7 [li+li>&]:border-t [li+li>&]:border-hair';
const link = 'inline-flex min-h-touch items-center font-semibold underline';

/** Help page: contact, how to stop reminders, how to get a refund, and frequent questions. */
export function HelpContent({
  contact,
  memberId,
  refundPolicy,
}: {
  contact: readonly ContactLink[];
  /** Null if the reader is not logged in. */
  memberId: string | null;
  refundPolicy: string;
}) {
  const messages = useMessages('help');
  const { reminders, refund } = messages;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3.5 lg:grid-cols-2 lg:items-start lg:gap-6">
      <div className="grid content-start gap-3.5 lg:gap-6">
        <Card aria-label={messages.contact} padded={false} className="overflow-hidden">
          <ul>
            {contact.map((way) => (
              <li key={way.kind}>
                <a href={way.href} className={row}>
                  <Icon glyph={GLYPHS[way.kind]} size="l" />
                  <span className="min-w-0 flex-1 leading-[1.3]">
                    <span className="font-semibold">{messages.ways[way.kind]}</span>
                    <span translate="no" className="block leading-[1.3] wrap-anywhere text-ink-soft">
                      {way.label}
                    </span>
                  </span>
                  <Icon glyph={ChevronRight} />
                </a>
              </li>
            ))}
          </ul>
          {memberId ? (
            <p className="border-t border-hair px-[18px] py-3 text-ink-soft lg:px-7">
              {interpolate(messages.memberId, { id: '' })}
              <b translate="no" className="text-ink">
                {memberId}
              </b>
            </p>
          ) : null}
        </Card>
        <Topic id="refund" {...refund}>
          <a href="/donations?tab=history" className={link}>
            {refund.donations}
          </a>
          <a href={refundPolicy} className={link}>
            {refund.policy}
          </a>
        </Topic>
        <Topic id="reminders" {...reminders}>
          <a href="/profile-edit/reminders" className={link}>
            {reminders.link}
          </a>
        </Topic>
      </div>
      <Card aria-labelledby="often-asked" className="lg:px-7 lg:py-[26px]">
        <h2 id="often-asked" className="mb-3 text-step-1 leading-tight">
          {messages.asked}
        </h2>
        <Accordion items={messages.questions.map(({ title, text }) => ({ id: title, title, body: text }))} />
        <a href="/resources?list=faqs" className={`mt-2 ${link}`}>
          {messages.all}
        </a>
      </Card>
    </div>
  );
}

/** Instructions for one topic, with the links that the reader needs. */
function Topic({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: readonly string[];
  children: ReactNode;
}) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 lg:px-7 lg:py-[26px]">
      <h2 id={`${id}-title`} className="text-step-1 leading-tight">
        {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-1.5">
          {paragraph}
        </p>
      ))}
      <p className="mt-1 -mb-2 flex flex-wrap gap-x-6">{children}</p>
    </Card>
  );
}
