import { FilterForm } from '~/components/admin/filter-form';
import { FilterChips } from '~/components/admin/filter-chips';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { ErrorSummary } from '~/components/ui/error-summary';
import { useFormResponse, useFormWithResponse } from '~/components/ui/use-server-form';
import type { MessageList as Page } from '~/domain/help-desk/list-messages.server';
import { Conversation } from './conversation';
import { MessageList } from './message-list';

interface Query {
  q: string;
  unanswered: boolean;
  /** Cursor of this page, or null on the first page. */
  before: string | null;
  /** Id of the message to which staff are writing a reply. */
  reply: string | null;
}

/** The messages to us, with a search, and with the form for one reply. */
export function InboundMessages({
  page,
  query,
  firstPage,
  seesMembers,
}: {
  page: Page;
  query: Query;
  /** Address of the first page without a search. */
  firstPage: string;
  seesMembers: boolean;
}) {
  const response = useFormResponse({ unreachable: 'It could not be sent. Please try again.' });
  const { form } = useFormWithResponse<never>(response, { id: 'messages' });
  const { q, unanswered } = query;
  const toPage = (changed: Partial<Query>) => {
    const next = { ...query, reply: null, ...changed };
    const search = new URLSearchParams({
      ...(next.q && { q: next.q }),
      ...(next.unanswered && { unanswered: '1' }),
      ...(next.before && { before: next.before }),
      ...(next.reply && { reply: next.reply }),
    });
    return String(search) === '' ? firstPage : `/admin/messages?show=inbound&${search}`;
  };
  return (
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
            { to: toPage({ unanswered: false, before: null }), label: 'All', current: !unanswered },
            { to: toPage({ unanswered: true, before: null }), label: 'Not answered', current: unanswered },
          ]}
        />
      </div>
      <div className="my-5 empty:hidden">
        <ErrorSummary fields={[]} {...(form.errors ? { formErrors: form.errors } : {})} reply={response} />
      </div>
      <MessageList
        label="Messages to us"
        page={page}
        seesMembers={seesMembers}
        empty={getEmptyText(q, unanswered)}
        toPage={(before) => toPage({ before })}
        isFirstPage={query.before === null}
        renderMore={(message) => (
          <Conversation
            message={message}
            toReply={`${toPage({ reply: message.id })}#message-${message.id}`}
            isReplying={message.id === query.reply}
            response={response}
          />
        )}
      />
    </>
  );
}

function getEmptyText(q: string, unanswered: boolean): string {
  if (q) return `No message contains “${q}”`;
  return unanswered ? 'Every message is answered' : 'Nobody wrote to us in the last 90 days';
}
