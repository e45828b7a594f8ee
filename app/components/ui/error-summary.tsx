import { useEffect, useId, useRef } from 'react';
import { interpolate } from '~/i18n/interpolate';
import type { FieldList } from './field-meta';
import { useMessages } from './use-messages';

/**
 * Summary of a rejected form: the number of errors, with links to the fields. It receives the
 * focus.
 */
export function ErrorSummary({
  fields,
  labels = {},
  formErrors = [],
  reply,
}: {
  fields: FieldList;
  /** Field labels, because several fields may have the same error message. */
  labels?: Readonly<Record<string, string>>;
  formErrors?: string[];
  /**
   * The server's response. The summary is shown only if there is a response, and each new response
   * moves the focus to the summary.
   */
  reply?: unknown;
}) {
  const { counts, oneToFix, manyToFix } = useMessages('interface.notices');
  const box = useRef<HTMLElement>(null);
  const headingId = useId();
  const invalid = fields.filter((field) => field.errors?.length);
  const [only] = formErrors;
  const single = invalid.length === 0 && formErrors.length === 1;
  const count = invalid.length + formErrors.length;
  // True if the server has rejected the form. Errors of live validation are shown only at their
  // fields.
  const refused = count > 0 && Boolean(reply);
  const messages = invalid.map((field) => field.errors?.join(' ') ?? '');
  const isShared = (message?: string) => messages.filter((other) => other === message).length > 1;
  const focusedFor = useRef<unknown>(null);

  useEffect(() => {
    // Conform focuses the first invalid field in the same tick, so the summary must take the focus
    // afterwards.
    if (!refused || focusedFor.current === reply) return;
    focusedFor.current = reply;
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [refused, reply]);

  if (!refused) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      autoFocus
      aria-labelledby={headingId}
      className="rounded-field border-2 border-sindoor bg-leaf px-4 py-3.5 text-sindoor"
    >
      <h2 id={headingId} className="text-[1.125rem] leading-[1.3]">
        {single ? only : interpolate(count === 1 ? oneToFix : manyToFix, { count: counts[count] ?? count })}
      </h2>
      {single ? null : (
        <ul className="mt-1">
          {formErrors.map((message) => (
            <li key={message} className="py-1">
              {message}
            </li>
          ))}
          {invalid.map((field, at) => (
            <li key={field.id}>
              <a href={`#${field.id}`} className="inline-flex min-h-[1.875rem] items-center text-sindoor underline">
                {isShared(messages[at]) && labels[field.name] ? `${labels[field.name]}: ${messages[at]}` : messages[at]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
