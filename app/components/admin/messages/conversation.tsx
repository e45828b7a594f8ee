import type { ReactNode } from 'react';
import { Form } from '@remix-run/react';
import { StatusBadge } from '~/components/ui/badge';
import { ButtonLink } from '~/components/ui/button';
import { getButtonClass } from '~/components/ui/button-class';
import { SubmitButton } from '~/components/ui/submit-button';
import type { ListedMessage } from '~/domain/help-desk/list-messages.server';

/** The replies to a received message, and what staff can do with the message. */
export function Conversation({
  message: { id, conversation },
  toReply,
  form,
}: {
  message: ListedMessage;
  /** Address of the list with the form for a reply to this message. */
  toReply: string;
  /** The form, if staff are writing a reply to this message. */
  form: ReactNode;
}) {
  if (!conversation) return null;
  const { answered, replies, contact } = conversation;
  const mayReply = contact?.by === 'reply';
  return (
    <>
      {replies.length > 0 ? (
        <ul aria-label="Replies" className="mt-1 grid gap-1.5 border-l-2 border-hair pl-3">
          {replies.map(({ id: key, text, by, when, status, note }) => (
            <li key={key}>
              <p className="break-words whitespace-pre-line" dir="auto">
                {text}
              </p>
              <p className="text-small break-words text-ink-soft">
                {by}, {when} <StatusBadge status={status.look}>{status.text}</StatusBadge>
                {note ? ` ${note}` : null}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {answered ? <p className="text-small break-words text-ink-soft">{answered}</p> : null}
      {contact?.by === 'call' ? (
        <p className="text-small text-ink-soft">
          WhatsApp delivers a reply only within 24 hours of the last message.
          {contact.phone === null ? ' Please ask somebody who may see phone numbers to call.' : null}
        </p>
      ) : null}
      {form}
      <div className="relative mt-1 flex w-fit flex-wrap gap-2.5 empty:hidden">
        {mayReply && !form ? (
          <ButtonLink to={toReply} preventScrollReset variant="quiet">
            Reply
          </ButtonLink>
        ) : null}
        {contact?.by === 'call' && contact.phone !== null ? (
          <a href={`tel:${contact.phone}`} className={getButtonClass({ variant: 'quiet' })}>
            Call {contact.phone}
          </a>
        ) : null}
        {answered === null ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="message_id" value={id} />
            <SubmitButton intent="answered" variant="quiet" pendingLabel="Saving...">
              Mark as answered
            </SubmitButton>
          </Form>
        ) : null}
      </div>
    </>
  );
}
