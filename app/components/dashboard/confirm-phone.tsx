import { useForm, type SubmissionResult } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { CodeDeliveryWarning, OtpField } from '~/components/auth/one-time-code';
import { Button } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { type FormResponse, useUnreachableToast } from '~/components/ui/form-response';
import { ServerForm } from '~/components/ui/server-form';
import { useToasts } from '~/components/ui/toast-provider';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';

export interface ConfirmPhoneData {
  phone: string;
  codesRefused: string | null;
  /** `wa.me` link with a message that verifies the phone. */
  replyLink: string | null;
  /** True while a code that the member has requested is valid. */
  isAsked: boolean;
}

const ADDRESS = '/confirm-phone';

/**
 * Sends a one-time code to the member's phone and has a field for the code. `refused` is the error
 * on a page without JavaScript.
 */
export function ConfirmPhone({
  view: { phone, codesRefused, replyLink, isAsked },
  refused = null,
}: {
  view: ConfirmPhoneData;
  refused?: SubmissionResult | null;
}) {
  const messages = useMessages('member.confirmPhone');
  const { show } = useToasts();
  const fetcher = useFetcher<FormResponse>();
  const [form, { otp }] = useForm<{ otp: string }>({
    id: 'confirm-phone',
    lastResult: fetcher.data ? fetcher.data.result : refused,
  });
  useUnreachableToast(fetcher.data);
  const done = fetcher.data?.done;
  useEffect(() => {
    if (done) show({ kind: done.kind, text: done.message, durationMs: done.durationMs });
  }, [done, show]);
  const isSending = fetcher.formData?.get('intent') === 'send';
  const send = {
    name: 'intent',
    value: 'send',
    variant: 'quiet',
    pending: isSending,
    pendingLabel: messages.sending,
  } as const;
  return (
    <section
      aria-labelledby="confirm-phone-title"
      className="mb-4 grid gap-3 rounded-sheet bg-leaf px-[18px] py-3 shadow-(--shadow-leaf) forced-colors:border"
    >
      <ErrorSummary fields={[otp]} {...(form.errors ? { formErrors: form.errors } : {})} reply={fetcher.data} />
      <CodeDeliveryWarning note={codesRefused} />
      <ServerForm
        component={fetcher.Form}
        action={ADDRESS}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
      >
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="confirm-phone-title" className="font-text text-body leading-[1.6] tracking-normal">
            {messages.title}
          </h2>
          <p className="text-small text-ink-soft">{isAsked ? interpolate(messages.sent, { phone }) : messages.why}</p>
        </div>
        <Button {...send}>{isAsked ? messages.again : messages.send}</Button>
      </ServerForm>
      {replyLink ? (
        <p className="text-small text-ink-soft">
          <a href={replyLink} rel="noreferrer" className="font-semibold underline">
            {messages.reply}
          </a>{' '}
          {messages.replyHint}
        </p>
      ) : null}
      {isAsked ? (
        <ServerForm component={fetcher.Form} action={ADDRESS} id={form.id} className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-[0_1_14rem]">
            <OtpField field={otp} label={messages.otp} />
          </div>
          <Button pending={fetcher.state !== 'idle' && !isSending} pendingLabel={messages.confirming}>
            {messages.confirm}
          </Button>
        </ServerForm>
      ) : null}
    </section>
  );
}
