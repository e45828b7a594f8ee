import { ErrorSummary } from '~/components/ui/error-summary';
import type { FormMeta } from '~/components/ui/field-meta';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useMessages } from '~/components/ui/use-messages';

/** One button that logs in a member who has just registered in this browser. */
export function FirstLoginForm({ errors, reply }: { errors: FormMeta['errors']; reply: unknown }) {
  const messages = useMessages('auth.login');
  return (
    <>
      <ErrorSummary fields={[]} {...(errors ? { formErrors: errors } : {})} reply={reply} />
      <ServerForm>
        <SubmitButton size="big" block intent="first" pendingLabel={messages.pending}>
          {messages.submit}
        </SubmitButton>
      </ServerForm>
    </>
  );
}
