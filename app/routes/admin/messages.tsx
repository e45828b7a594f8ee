import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FilterForm } from '~/components/admin/filter-form';
import { FilterChips } from '~/components/admin/filter-chips';
import { MessageList } from '~/components/admin/messages/message-list';
import { ReminderReport } from '~/components/admin/messages/reminder-report';
import { ActionResultMessage } from '~/components/ui/action-result-message';
import { Card } from '~/components/ui/card';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { PageHeader } from '~/components/ui/page-header';
import { VIEW_MEMBERS_PERMISSIONS } from '~/domain/admins/policy';
import { listFailedMessages, listInboundMessages } from '~/domain/help-desk/list-messages.server';
import { markMessagesAnswered } from '~/domain/help-desk/mark-messages-answered.server';
import { answeredMessageSchema, messageListSchema } from '~/domain/help-desk/schemas';
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

export const { loader, action } = defineFormRoute({
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
      isFirstPage: query.before === undefined,
      q: query.q ?? '',
      unanswered: query.unanswered ?? false,
      seesMembers: VIEW_MEMBERS_PERMISSIONS.some((one) => ctx.actor.permissions.includes(one)),
      reminders: show === 'reminders' ? await loadReminders(ctx) : null,
      failed: show === 'failed' ? await listFailedMessages(ctx, query) : null,
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
  },
});

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
  const { open, show, isFirstPage, q, unanswered, seesMembers, reminders, failed, inbound } =
    useLoaderData<typeof loader>();
  const toList = (name: ListName) => (name === open[0] ? '/admin/messages' : `/admin/messages?show=${name}`);
  const toPage =
    (name: ListName, only = unanswered) =>
    (before: string | null) =>
      before || q || only
        ? `/admin/messages?${new URLSearchParams({ show: name, ...(q && { q }), ...(only && { unanswered: '1' }), ...(before && { before }) })}`
        : toList(name);
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
            toPage={toPage('failed')}
            isFirstPage={isFirstPage}
          />
        </>
      ) : null}
      {inbound ? (
        <>
          <FilterForm action="/admin/messages" label="Messages to us" className="mb-4 flex flex-wrap items-end gap-2.5">
            <input type="hidden" name="show" value="inbound" />
            {unanswered ? <input type="hidden" name="unanswered" value="1" /> : null}
            <label className="grid flex-[1_1_16rem] gap-1 text-small font-semibold">
              Search
              <input
                type="search"
                name="q"
                defaultValue={q}
                maxLength={100}
                placeholder="Words or name"
                className={DENSE_CONTROL_CLASS}
              />
            </label>
          </FilterForm>
          <div className="mb-4">
            <FilterChips
              label="Answered or not"
              chips={[
                { to: toPage('inbound', false)(null), label: 'All', current: !unanswered },
                { to: toPage('inbound', true)(null), label: 'Not answered', current: unanswered },
              ]}
            />
          </div>
          <ActionResultMessage id="answered-message" />
          <MessageList
            label="Messages to us"
            page={inbound}
            seesMembers={seesMembers}
            empty={getEmptyText(q, unanswered)}
            toPage={toPage('inbound')}
            isFirstPage={isFirstPage}
          />
        </>
      ) : null}
    </>
  );
}

function getEmptyText(q: string, unanswered: boolean): string {
  if (q) return `No message contains “${q}”`;
  return unanswered ? 'Every message is answered' : 'Nobody wrote to us in the last 90 days';
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
