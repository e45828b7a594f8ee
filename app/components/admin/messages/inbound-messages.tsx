import { FilterForm } from '~/components/admin/filter-form';
import { FilterChips } from '~/components/admin/filter-chips';
import { ButtonLink } from '~/components/ui/button';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { ErrorSummary } from '~/components/ui/error-summary';
import { useFormResponse, useFormWithResponse } from '~/components/ui/use-server-form';
import type { ListedMessage, MessageList as Page, ReplyFormFields } from '~/domain/help-desk/list-messages.server';
import type { SavedAnswer } from '~/domain/help-desk/saved-answers.server';
import { AnswerPicker } from './answer-picker';
import { Conversation } from './conversation';
import { MessageList } from './message-list';
import { ReplyForm } from './reply-form';

interface Query {
  q: string;
  unanswered: boolean;
  /** Cursor of this page, or null on the first page. */
  before: string | null;
  /** Id of the message to which staff are writing a reply. */
  reply: string | null;
  /** Id of the saved answer in the reply. */
  answer: number | null;
}

/** The messages to us, with a search, and with the form for one reply. */
export function InboundMessages({
  page,
  query,
  answers,
  firstPage,
  seesMembers,
}: {
  page: Page & { form: ReplyFormFields | null };
  query: Query;
  answers: readonly SavedAnswer[];
  /** Address of the first page without a search. */
  firstPage: string;
  seesMembers: boolean;
}) {
  const response = useFormResponse({ unreachable: 'It could not be sent. Please try again.' });
  const { form } = useFormWithResponse<never>(response, { id: 'messages' });
  const { q, unanswered } = query;
  const toPage = (changed: Partial<Query>) => {
    const fields = toFields({ ...query, reply: null, answer: null, ...changed });
    return Object.keys(fields).length === 0
      ? firstPage
      : `/admin/messages?${new URLSearchParams({ show: 'inbound', ...fields })}`;
  };
  const renderForm = ({ id, conversation }: ListedMessage) => {
    // A refused form stays, so that no text is lost.
    if (id !== query.reply || !page.form || (conversation?.contact?.by !== 'reply' && !response)) return null;
    const { messageId, replies } = page.form;
    const text = answers.find((one) => one.id === query.answer)?.text ?? '';
    const fields = { show: 'inbound', ...toFields({ ...query, answer: null }) };
    return (
      <>
        <AnswerPicker
          answers={answers}
          chosen={query.answer}
          action={`/admin/messages#message-${id}`}
          fields={fields}
        />
        <ReplyForm
          key={`${replies}-${query.answer ?? 0}`}
          messageId={messageId}
          replies={replies}
          text={text}
          response={response}
        />
      </>
    );
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
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2.5">
        <FilterChips
          label="Answered or not"
          chips={[
            { to: toPage({ unanswered: false, before: null }), label: 'All', current: !unanswered },
            { to: toPage({ unanswered: true, before: null }), label: 'Not answered', current: unanswered },
          ]}
        />
        <ButtonLink to="/admin/messages/answers" variant="quiet">
          Saved answers
        </ButtonLink>
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
            form={renderForm(message)}
          />
        )}
      />
    </>
  );
}

/** Returns the query as fields of a form. */
function toFields({ q, unanswered, before, reply, answer }: Query): Record<string, string> {
  return {
    ...(q && { q }),
    ...(unanswered && { unanswered: '1' }),
    ...(before && { before }),
    ...(reply && { reply }),
    ...(answer !== null && { answer: String(answer) }),
  };
}

function getEmptyText(q: string, unanswered: boolean): string {
  if (q) return `No message contains “${q}”`;
  return unanswered ? 'Every message is answered' : 'Nobody wrote to us in the last 90 days';
}
