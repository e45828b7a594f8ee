import type { InboundMessageView } from '~/domain/admins/inbound-messages.server';

/** WhatsApp messages that the member sent to the community, newest first. */
export function InboundMessages({ messages }: { messages: readonly InboundMessageView[] }) {
  return (
    <section aria-labelledby="inbound-messages">
      <h3 id="inbound-messages" className="text-step-1">
        WhatsApp messages from this member
      </h3>
      {messages.length === 0 ? (
        <p className="mt-1 text-ink-soft">None in the last 90 days.</p>
      ) : (
        <ul className="mt-2 grid gap-2.5">
          {messages.map(({ id, at, body, media_count }) => (
            <li key={id}>
              <p className="text-small text-ink-soft">{at}</p>
              <p dir="auto" className="break-words whitespace-pre-line">
                {body}
              </p>
              {media_count > 0 ? (
                <p className="text-small text-ink-soft">
                  {media_count === 1
                    ? 'A picture, voice note or file'
                    : `${media_count} pictures, voice notes or files`}{' '}
                  came with it; see the Twilio console.
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
