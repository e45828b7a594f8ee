import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useActionData } from '@remix-run/react';
import { RecoveryCodes } from '~/components/admin/security/recovery-codes';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { SubmitButton } from '~/components/ui/submit-button';
import { renewRecoveryCodes } from '~/domain/admins/recovery-codes.server';
import { runGuardedAction } from '~/http/actor.server';
import { readForm } from '~/http/input.server';
import { loadAdminPage } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'Recovery codes, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, null, () => Promise.resolve(null), { enrols: true });
}

/** Creates new recovery codes. They are shown only in this response. */
export function action(args: ActionFunctionArgs) {
  const guard = { access: 'admin', enrols: true, returnTo: '/admin/security/recovery-codes' } as const;
  return runGuardedAction(args, guard, (ctx) =>
    readForm(args.request, {}, async ({ refusal }) => {
      if (refusal) throw refusal;
      return data({ codes: await renewRecoveryCodes(ctx) }, { headers: { 'Cache-Control': 'private, no-store' } });
    }),
  );
}

export default function RecoveryCodesPage() {
  const made = useActionData<typeof action>();
  return (
    <>
      <PageHeader title="Recovery codes">
        Ten codes, each good for one login without the app or the passkey. Keep them on paper.
      </PageHeader>
      <Card className="mt-6 grid max-w-[30rem] grid-cols-[minmax(0,1fr)] gap-4" aria-label="Recovery codes">
        {made ? <RecoveryCodes codes={made.codes} /> : null}
        <Form method="post" className="print:hidden">
          <SubmitButton variant={made ? 'quiet' : 'primary'} pendingLabel="Making codes...">
            {made ? 'Make other codes' : 'Make recovery codes'}
          </SubmitButton>
          <p className="mt-2 text-small text-ink-soft">Codes that were made before stop working.</p>
        </Form>
        <div className="print:hidden">
          <ButtonLink to="/admin/security" variant="quiet">
            Back to the second factor
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
