import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthenticatorAppCard } from '~/components/admin/security/authenticator-app-card';
import { PasskeysCard } from '~/components/admin/security/passkeys-card';
import { RecoveryCodesCard } from '~/components/admin/security/recovery-codes-card';
import { ErrorSummary } from '~/components/ui/error-summary';
import { PageHeader } from '~/components/ui/page-header';
import { useServerForm } from '~/components/ui/use-server-form';
import { needsSecondFactorSetup } from '~/domain/admins/require-admin';
import { addPasskey } from '~/domain/admins/passkeys.server';
import { removePasskey } from '~/domain/admins/remove-passkey.server';
import { addPasskeySchema, removePasskeySchema } from '~/domain/admins/schemas';
import { getOwnSecondFactors } from '~/domain/admins/second-factors.server';
import { startTotpSetup, confirmTotpSetup, findPendingTotpSetup, removeTotp } from '~/domain/admins/totp.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';

const schema = () => import('~/domain/admins/schemas').then(({ confirmTotpSchema }) => confirmTotpSchema);

export const meta: MetaFunction = () => [{ title: 'Second factor, admin' }];

const HERE = '/admin/security';
const CODES = '/admin/security/recovery-codes';

const route = defineFormRoute({
  access: 'admin',
  load: async ({ ctx }) => {
    const [factors, waiting] = await Promise.all([getOwnSecondFactors(ctx), findPendingTotpSetup(ctx)]);
    return { factors, waiting, isRequired: needsSecondFactorSetup(ctx, ctx.actor) };
  },
  enrols: true,
  returnTo: HERE,
  secrets: ['code', 'passkey'],
  schema,
  handle: async ({ ctx, value }) => {
    await confirmTotpSetup(ctx, value);
    return { message: untranslated('Your authenticator app is set up. Now make your recovery codes.'), to: CODES };
  },
  intents: {
    'begin-authenticator': {
      handle: async ({ ctx }) => {
        await startTotpSetup(ctx);
        return { message: untranslated('Scan the code with your app.'), kind: 'info', to: HERE };
      },
    },
    'remove-authenticator': {
      handle: async ({ ctx }) => {
        await removeTotp(ctx);
        return { message: untranslated('Your authenticator app is removed.'), to: HERE };
      },
    },
    'add-passkey': {
      schema: addPasskeySchema,
      handle: async ({ ctx, value }) => {
        await addPasskey(ctx, value);
        return { message: untranslated('Your passkey is added.'), to: HERE };
      },
    },
    'remove-passkey': {
      schema: removePasskeySchema,
      handle: async ({ ctx, value: { id } }) => {
        await removePasskey(ctx, id);
        return { message: untranslated('The passkey is removed.'), to: HERE };
      },
    },
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function SecurityPage() {
  const { factors, waiting, isRequired } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'code' | 'name' | 'passkey'>({ schema, id: 'second-factor' });
  return (
    <>
      <PageHeader title="Second factor">
        {isRequired
          ? 'Set one up to go on: an authenticator app, or a passkey. With it, a stolen password is not enough to log in.'
          : 'In addition to the password: an authenticator app, or a passkey. With it, a stolen password is not enough to log in.'}
      </PageHeader>
      <div className="mt-6 grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-5">
        <ErrorSummary
          fields={[fields.code, fields.name, fields.passkey]}
          {...(form.errors ? { formErrors: form.errors } : {})}
          reply={reply}
        />
        <AuthenticatorAppCard isInUse={factors.authenticator} waiting={waiting} form={form} field={fields.code} />
        <PasskeysCard passkeys={factors.passkeys} name={fields.name} passkey={fields.passkey} />
        <RecoveryCodesCard left={factors.recovery_codes} to={CODES} />
      </div>
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
