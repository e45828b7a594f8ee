import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FilterChips } from '~/components/admin/filter-chips';
import { InboundMessages } from '~/components/admin/messages/inbound-messages';
import { MessageList } from '~/components/admin/messages/message-list';
import { ReminderReport } from '~/components/admin/messages/reminder-report';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { VIEW_MEMBERS_PERMISSIONS } from '~/domain/admins/policy';
import { listFailedMessages, listInboundMessages } from '~/domain/help-desk/list-messages.server';
import { markMessagesAnswered } from '~/domain/help-desk/mark-messages-answered.server';
import { replyToMessage } from '~/domain/help-desk/reply-to-message.server';
import { listSavedAnswers } from '~/domain/help-desk/saved-answers.server';
import { answeredMessageSchema, messageListSchema, replyToMessageSchema } from '~/domain/help-desk/schemas';
import { ASSUMED_PRICE_PAISE } from '~/domain/reminders/policy';
import { getReminderReport } from '~/domain/reminders/reminder-stats.server';
import { reminderSwitchSchema } from '~/domain/reminders/schemas';
import { resumeAllReminders, stopAllReminders } from '~/domain/reminders/stop-reminders.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import type { AdminContext } from '~/http/pages/page.server';
import { untranslated } from '~/i18n/messages/message';
import { formatDate, formatDateTime } from '~/lib/calendar';
import { formatCount, formatPaise } from '~/lib/format-number';
import { formatTimeOfDay } from '~/lib/time-range';

export const meta: MetaFunction = () => [{ title: 'Messages, admin' }];

const LABELS = { reminders: 'Reminders', failed: 'Failed messages', inbound: 'Messages to us' } as const;

type ListName = keyof typeof LABELS;

const route = defineFormRoute({
  access: 'admin',
  permissions: [...stopAllReminders.permissions, ...markMessagesAnswered.permissions],
  pagePermissions: [
    ...stopAllReminders.permissions,
    ...listFailedMessages.permissions,
    ...listInboundMessages.permissions,
  ],
  load: async ({ ctx, request }) => {
    const query = messageListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
    const mayOpen = {
      reminders: stopAllReminders.permissions,
      failed: listFailedMessages.permissions,
      inbound: listInboundMessages.permissions,
    };
    const open = (Object.keys(LABELS) as ListName[]).filter((name) =>
      mayOpen[name].some((one) => ctx.actor.permissions.includes(one)),
    );
    const show = open.find((name) => name === query.show) ?? open[0];
    return {
      open,
      show,
      query: {
        q: query.q ?? '',
        unanswered: query.unanswered ?? false,
        before: query.before ?? null,
        reply: query.reply ?? null,
        answer: query.answer ?? null,
      },
      seesMembers: VIEW_MEMBERS_PERMISSIONS.some((one) => ctx.actor.permissions.includes(one)),
      reminders: show === 'reminders' ? await loadReminders(ctx) : null,
      failed: show === 'failed' ? await listFailedMessages(ctx, query) : null,
      answers: show === 'inbound' && query.reply ? await listSavedAnswers(ctx) : [],
      inbound: show === 'inbound' ? await listInboundMessages(ctx, query) : null,
    };
  },
  schema: reminderSwitchSchema,
  failureMessage: untranslated('The reminders could not be changed. Please try again.'),
  handle: async ({ ctx, value }) => {
    await (value.wanted === 'stop' ? stopAllReminders(ctx) : resumeAllReminders(ctx));
    const message = value.wanted === 'stop' ? untranslated('Reminders are stopped') : untranslated('Reminders go on');
    return { message, to: '/admin/messages' };
  },
  intents: {
    answered: {
      schema: answeredMessageSchema,
      failureMessage: untranslated('The message could not be marked as answered. Please try again.'),
      handle: async ({ ctx, value, request }) => {
        await markMessagesAnswered(ctx, value);
        return {
          message: untranslated('Marked as answered'),
          to: `/admin/messages${new URL(request.url).search}`,
        };
      },
    },
    reply: {
      schema: replyToMessageSchema,
      failureMessage: untranslated('The reply could not be sent. Please try again.'),
      handle: async ({ ctx, value, request }) => {
        await replyToMessage(ctx, value);
        const { searchParams: query } = new URL(request.url);
        query.delete('reply');
        query.delete('answer');
        return { message: untranslated('The reply is on its way'), to: `/admin/messages?${query}` };
      },
    },
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

async function loadReminders(ctx: AdminContext): Promise<ReminderReport> {
  const { slots, today, budgetPaise, hasPrice, isOnWhatsApp, stopped_at } = await getReminderReport(ctx);
  const formatMoment = (instant: Date | null) => instant && formatDateTime(instant, ctx.clock.timeZone);
  return {
    slots: slots.map(({ counted_at, class_date, start_time, ...slot }) => ({
      ...slot,
      key: `${class_date}-${slot.class_id}`,
      when: `${formatDate(class_date)}, ${formatTimeOfDay(start_time)}`,
      counted: formatMoment(counted_at),
    })),
    spent: formatPaise(today.spent_paise),
    budget: formatPaise(budgetPaise),
    isOnWhatsApp,
    assumedPrice: hasPrice ? null : `${ASSUMED_PRICE_PAISE} paise`,
    exhausted: formatMoment(today.exhausted_at),
    stopped: formatMoment(stopped_at),
  };
}

export default function MessagesPage() {
  const { open, show, query, seesMembers, answers, reminders, failed, inbound } = useLoaderData<typeof loader>();
  const toList = (name: ListName) => (name === open[0] ? '/admin/messages' : `/admin/messages?show=${name}`);
  return (
    <>
      <PageHeader title="Messages" />
      <div className="my-4">
        <FilterChips
          label="Kinds of messages"
          chips={open.map((name) => ({ to: toList(name), label: LABELS[name], current: name === show }))}
        />
      </div>
      {reminders ? <ReminderReport report={reminders} /> : null}
      {failed ? (
        <>
          {failed.causes.length > 0 ? (
            <Card className="mb-5" aria-labelledby="causes">
              <h2 id="causes" className="text-step-1">
                Why, in the last 7 days
              </h2>
              <ul className="mt-1">
                {failed.causes.map(({ cause, count }) => (
                  <li key={cause} className="break-words">
                    <b className="tabular">{formatCount(count)}</b> {cause}
                  </li>
                ))}
              </ul>
            </Card>
          ) : null}
          <MessageList
            label="Failed messages"
            page={failed}
            empty="No message failed in the last 90 days"
            toPage={(before) => (before ? `/admin/messages?show=failed&before=${before}` : toList('failed'))}
            isFirstPage={query.before === null}
          />
        </>
      ) : null}
      {inbound ? (
        <InboundMessages
          page={inbound}
          query={query}
          answers={answers}
          firstPage={toList('inbound')}
          seesMembers={seesMembers}
        />
      ) : null}
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
