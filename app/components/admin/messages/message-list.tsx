import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { EmptyState } from '~/components/ui/page-state';
import type { ListedMessage, MessageList as Page } from '~/domain/help-desk/list-messages.server';

/** A page of messages, newest first. The name opens the messages of the member. */
export function MessageList({
  label,
  page: { messages, before },
  empty,
  toPage,
  isFirstPage,
  seesMembers = true,
  renderMore,
}: {
  label: string;
  page: Page;
  empty: string;
  toPage: (before: string | null) => string;
  isFirstPage: boolean;
  /** False for staff who may not open the pages of members. */
  seesMembers?: boolean;
  /** Renders what follows the text of a message. */
  renderMore?: (message: ListedMessage) => ReactNode;
}) {
  if (messages.length === 0) return <EmptyState title={empty} />;
  return (
    <>
      <Card padded={false} aria-label={label}>
        <ul>
          {messages.map((message) => (
            <li
              key={message.id}
              id={`message-${message.id}`}
              className="relative border-t border-hair px-4 py-2 first:border-t-0 has-[a]:hover:bg-wall-deep sm:px-5"
            >
              <Message message={message} seesMembers={seesMembers}>
                {renderMore?.(message)}
              </Message>
            </li>
          ))}
        </ul>
      </Card>
      <nav aria-label={`Pages of ${label.toLowerCase()}`} className="mt-4 flex flex-wrap gap-2.5">
        {isFirstPage ? null : (
          <ButtonLink to={toPage(null)} variant="quiet">
            Newest
          </ButtonLink>
        )}
        {before ? (
          <ButtonLink to={toPage(before)} rel="next" variant="quiet">
            Older
          </ButtonLink>
        ) : null}
      </nav>
    </>
  );
}

function Message({
  message: { when, member, phone, text, note },
  seesMembers,
  children,
}: {
  message: ListedMessage;
  seesMembers: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {member && seesMembers ? (
          <Link
            to={`/admin/users/${member.id}?show=messages`}
            className="row-link font-semibold break-words text-ink underline"
            dir="auto"
          >
            {member.name}
          </Link>
        ) : (
          <b className="break-words" dir="auto">
            {member?.name ?? 'Not a member'}
          </b>
        )}
        <span className="tabular text-small text-ink-soft">
          {phone}, {when}
        </span>
      </p>
      <p className="break-words whitespace-pre-line" dir="auto">
        {text}
      </p>
      {note ? <p className="text-small break-words text-ink-soft">{note}</p> : null}
      {children}
    </>
  );
}
