import { ErrorSummary } from '~/components/ui/error-summary';
import type { FormMeta } from '~/components/ui/field-meta';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import type { AuthPageWords } from '~/i18n/auth';

/** The one button of somebody who has just registered in this browser. */
export function FirstLoginForm({
  errors,
  reply,
  words,
}: {
  errors: FormMeta['errors'];
  reply: unknown;
  words: AuthPageWords<'login'>;
}) {
  return (
    <>
      <ErrorSummary fields={[]} {...(errors ? { formErrors: errors } : {})} reply={reply} />
      <ServerForm>
        <SubmitButton size="big" block intent="first" pendingLabel={words.pending}>
          {words.submit}
        </SubmitButton>
      </ServerForm>
    </>
  );
}
