import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/components/dashboard/form-page';
import { ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { PasswordField } from '~/components/ui/password-field';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getOwnPendingRupees } from '~/domain/donations/own-donation-stats.server';
import { deleteAccount } from '~/domain/sessions/delete-account.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { clearSessionCookie } from '~/http/browser/session.server';
import { formatPaise } from '~/lib/format-number';
import { interpolate } from '~/i18n/interpolate';
import { t } from '~/i18n/messages/message';

const schema = () => import('~/domain/members/schemas').then(({ deleteAccountSchema }) => deleteAccountSchema);

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('profile.deletion');

const route = defineFormRoute({
  access: 'member',
  load: async ({ ctx }) => {
    const [member, waiting] = await Promise.all([getOwnProfile(ctx), getOwnPendingRupees(ctx)]);
    const shell = await loadMemberShell(ctx, member);
    const unreviewed = waiting > 0 ? formatPaise(waiting * 100) : null;
    return { shell, unreviewed };
  },
  schema,
  secrets: ['password'],
  handle: async ({ ctx, app, value }) => {
    await deleteAccount(ctx, value);
    return {
      message: t('Your account and your data are deleted. Namaste.'),
      to: '/login',
      cookies: [await clearSessionCookie('member', app)],
    };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function ProfileDeletePage() {
  const { shell, unreviewed } = useLoaderData<typeof loader>();
  const messages = useMessages('profile.deletion');
  const { form, fields, reply } = useServerForm<'password'>({ schema, id: 'delete-account' });
  return (
    <FormPage shell={shell} tab="profile" title={messages.title} intro={messages.warning}>
      <p>{messages.whatGoes}</p>
      {unreviewed ? <Unreviewed amount={unreviewed} /> : null}
      <ErrorSummary fields={[fields.password]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
      <ServerForm form={form} className="grid gap-4">
        <PasswordField label={messages.password} field={fields.password} autoComplete="current-password" required />
        <div className="flex flex-wrap gap-2.5">
          <SubmitButton variant="reject" size="big" className="flex-auto" pendingLabel={messages.removing}>
            {messages.remove}
          </SubmitButton>
          <ButtonLink to="/profile-edit/privacy" size="big" className="flex-auto">
            {messages.keep}
          </ButtonLink>
        </div>
      </ServerForm>
    </FormPage>
  );
}

/**
 * Warning that a pending donation is reviewed without a receipt if the account is deleted.
 */
function Unreviewed({ amount }: { amount: string }) {
  return <p className="font-semibold">{interpolate(useMessages('profile.unreviewed').text, { amount })}</p>;
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
