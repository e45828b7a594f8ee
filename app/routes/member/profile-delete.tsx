import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { FormPage } from '~/components/dashboard/form-page';
import { ButtonLink } from '~/components/ui/button';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { PasswordField } from '~/components/ui/password-field';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { titleMeta, useMessages } from '~/components/ui/use-messages';
import { getOwnWaitingRupees } from '~/domain/donations/own-donation-stats.server';
import { deleteAccount } from '~/domain/sessions/delete-account.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { deleteAccountSchema } from '~/domain/members/schemas';
import { formAction } from '~/http/pages/form-action.server';
import { memberShell } from '~/http/pages/member-shell.server';
import { memberPage } from '~/http/pages/page.server';
import { endedSessionCookie } from '~/http/browser/session.server';
import { formatPaise } from '~/lib/format-number';
import { fill } from '~/i18n/fill';
import { say } from '~/i18n/messages/say';
import { messagesFor } from '~/i18n/screen-messages';

const schema = () => import('~/domain/members/schemas').then(({ deleteAccountSchema }) => deleteAccountSchema);

export const handle = { area: 'member', languages: 'all' };

export const meta = titleMeta('profile.deletion');

export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, async (ctx) => {
    const [member, waiting] = await Promise.all([getOwnProfile(ctx), getOwnWaitingRupees(ctx)]);
    const shell = await memberShell(ctx, args.request, member);
    const unreviewed = waiting > 0 ? formatPaise(waiting * 100) : null;
    const others = unreviewed ? (['profile.unreviewed'] as const) : [];
    return { shell, unreviewed, messages: messagesFor(shell.language, 'profile.deletion', ...others) };
  });
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'member',
    schema: deleteAccountSchema,
    secrets: ['password'],
    handle: async ({ ctx, app, value }) => {
      await deleteAccount(ctx, value);
      return {
        message: say('Your account and your data are deleted. Namaste.'),
        to: '/login',
        cookies: [await endedSessionCookie('member', app)],
      };
    },
  });
}

export { sendOrStay as clientAction, stayWhenDone as shouldRevalidate } from '~/components/ui/form-reply';

export default function ProfileDeletePage() {
  const { shell, unreviewed } = useLoaderData<typeof loader>();
  const messages = useMessages('profile.deletion');
  const { form, fields, reply } = useServerForm<'password'>({ schema, id: 'delete-account' });
  return (
    <FormPage shell={shell} tab="profile" title={messages.title} intro={messages.warning}>
      <p>{messages.whatGoes}</p>
      {unreviewed ? <Unreviewed amount={unreviewed} /> : null}
      <ErrorSummary fields={[fields.password]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate} className="grid gap-4">
        <EnhancedField />
        <PasswordField label={messages.password} field={fields.password} autoComplete="current-password" required />
        <div className="flex flex-wrap gap-2.5">
          <SubmitButton variant="reject" size="big" className="flex-auto" pendingLabel={messages.removing}>
            {messages.remove}
          </SubmitButton>
          <ButtonLink to="/profile-edit" size="big" className="flex-auto">
            {messages.keep}
          </ButtonLink>
        </div>
      </Form>
    </FormPage>
  );
}

/** A donation that goes with the account before it is reviewed. */
function Unreviewed({ amount }: { amount: string }) {
  return <p className="font-semibold">{fill(useMessages('profile.unreviewed').text, { amount })}</p>;
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
