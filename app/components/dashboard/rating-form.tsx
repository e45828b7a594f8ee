import { useForm, type SubmissionResult } from '@conform-to/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useFetcher } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { FieldHintOrError } from '~/components/ui/field';
import { ServerForm } from '~/components/ui/server-form';
import { TextareaField } from '~/components/ui/textarea-field';
import { useToasts } from '~/components/ui/toast-provider';
import { useUnreachableToast } from '~/components/ui/form-response';
import { useHydrated } from '~/components/ui/use-hydrated';
import type { FormSuccess } from '~/components/ui/use-form-success';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { useMessages } from '~/components/ui/use-messages';

const STAR = 'm10 1.8 2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8L6 11.8 1.7 7.8l5.8-.7z';

interface RatingReply {
  result: SubmissionResult | null;
  done: FormSuccess | null;
  unreachable?: true;
}

/**
 * Form for rating a class. It can be submitted once a star is selected. `refused` is the error on a
 * page without JavaScript.
 */
export function RatingForm({
  refused = null,
  onDone,
  children,
}: {
  refused?: SubmissionResult | null;
  /**
   * Called after the rating was sent. Must be a stable function (`useCallback`), because an effect
   * depends on it.
   */
  onDone: (reply: FormSuccess) => void;
  /** Content that is shown next to the submit button. */
  children?: ReactNode;
}) {
  const messages = useMessages('member.rating');
  const hydrated = useHydrated();
  const { show } = useToasts();
  const fetcher = useFetcher<RatingReply>();
  const [chosen, setChosen] = useState(false);
  const [form, { rating, review }] = useForm<{ rating: string; review: string }>({
    id: 'rating',
    lastResult: fetcher.data ? fetcher.data.result : refused,
  });
  const done = fetcher.data?.done;
  useUnreachableToast(fetcher.data);

  useEffect(() => {
    if (!done) return;
    show({ kind: done.kind, text: done.message, durationMs: done.durationMs });
    onDone(done);
  }, [done, show, onDone]);

  return (
    <ServerForm component={fetcher.Form} action="/rate" id={form.id} className="grid gap-3">
      <ErrorSummary
        fields={[rating, review]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={fetcher.data}
      />
      <fieldset onChange={() => setChosen(true)}>
        <legend className="sr-only">{messages.legend}</legend>
        <div className="-mx-[7px] mt-2 flex gap-0.5">
          {messages.stars.map((label, index) => (
            <label key={label} className="star grid size-touch cursor-pointer place-items-center">
              <input
                type="radio"
                id={index === 0 ? rating.id : undefined}
                name={rating.name}
                value={index + 1}
                required
                defaultChecked={rating.initialValue === String(index + 1)}
                className="sr-only"
              />
              <svg viewBox="0 0 20 20" width="30" height="30" aria-hidden="true">
                <path d={STAR} strokeWidth="1.3" strokeLinejoin="round" />
              </svg>
              <VisuallyHidden>{label}</VisuallyHidden>
            </label>
          ))}
        </div>
        <FieldHintOrError field={rating} />
      </fieldset>
      <TextareaField label={messages.review} field={review} maxLength={1000} />
      <div className="mt-0.5 flex flex-wrap items-center justify-end gap-2.5">
        {children}
        <Button pending={fetcher.state !== 'idle'} pendingLabel={messages.sending} disabled={hydrated && !chosen}>
          {messages.send}
        </Button>
      </div>
    </ServerForm>
  );
}
