import { ErrorSummary } from '~/components/ui/error-summary';
import type { FormResponse } from '~/components/ui/form-response';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextareaField } from '~/components/ui/textarea-field';
import { useFormWithResponse } from '~/components/ui/use-server-form';
import { MAX_REPLY_LENGTH } from '~/domain/help-desk/policy';

const schema = () => import('~/domain/help-desk/schemas').then(({ replyToMessageSchema }) => replyToMessageSchema);

/** Form for a WhatsApp reply. The page shows errors that concern no field. */
export function ReplyForm({
  messageId,
  replies,
  text,
  response,
}: {
  messageId: string;
  /** Number of replies to the phone. */
  replies: number;
  /** The saved answer that staff have chosen. */
  text: string;
  response: FormResponse | undefined;
}) {
  const { form, fields } = useFormWithResponse<'text'>(response, {
    id: 'reply',
    schema,
    defaultValue: { text },
  });
  return (
    <ServerForm form={form} preventScrollReset className="relative mt-2 grid gap-2.5">
      <ErrorSummary fields={[fields.text]} reply={response} />
      <input type="hidden" name="message_id" value={messageId} />
      <input type="hidden" name="replies" value={replies} />
      <TextareaField field={fields.text} label="Reply on WhatsApp" rows={4} maxLength={MAX_REPLY_LENGTH} required />
      <div className="w-fit">
        <SubmitButton intent="reply" pendingLabel="Sending...">
          Send reply
        </SubmitButton>
      </div>
    </ServerForm>
  );
}
