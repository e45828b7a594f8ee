import { type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ReauthControl } from '~/components/admin/reauth/reauth-field';
import { StaffForm } from '~/components/admin/staff/staff-form';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { useServerForm } from '~/components/ui/use-server-form';
import { requireReauthForOwnSecondFactors } from '~/domain/admins/require-admin';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Confirm that it is you, admin' }];

const route = defineFormRoute({
  access: 'admin',
  load: ({ ctx: { actor }, request }) => {
    if (actor.recentlyVerified) throw redirect(getNextPath(request));
    return Promise.resolve({ byFactor: actor.hasSecondFactor ?? false });
  },
  enrols: true,
  handle: ({ ctx, request }) => {
    requireReauthForOwnSecondFactors(ctx);
    return Promise.resolve({ message: untranslated('Thank you. You can go on now.'), to: getNextPath(request) });
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

/**
 * Returns the page to return to after the confirmation. Only pages of the back office are accepted.
 */
function getNextPath(request: Request): string {
  const next = new URL(request.url).searchParams.get('next') ?? '';
  return /^\/admin(?:\/[\w-]+)*(?:\?[\w\-.=&%~+]*)?$/.test(next) ? next : '/admin/dashboard';
}

export default function ConfirmPage() {
  const { byFactor } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'proof'>({ id: 'confirm-identity' });
  return (
    <>
      <PageHeader title="Please confirm that it is you">
        This is asked before permissions, reports and deletions. It then holds for ten minutes.
      </PageHeader>
      <Card className="mt-6 max-w-[30rem]" aria-label="Confirm">
        <StaffForm form={form} fields={[fields.proof]} reply={reply} save="Confirm">
          <ReauthControl field={fields.proof} byFactor={byFactor} />
        </StaffForm>
      </Card>
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
