import { Form } from '@remix-run/react';
import { OtpField } from '~/components/auth/one-time-code';
import { Card } from '~/components/ui/card';
import type { FieldMeta, FormMeta } from '~/components/ui/field-meta';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { QrCodeImage } from '~/components/ui/upi';
import type { PendingTotpSetup } from '~/domain/admins/totp.server';

export function AuthenticatorAppCard({
  isInUse,
  waiting,
  form,
  field,
}: {
  isInUse: boolean;
  waiting: PendingTotpSetup | null;
  form: FormMeta;
  field: FieldMeta;
}) {
  return (
    <Card aria-labelledby="authenticator-heading" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="authenticator-heading" className="text-[1.375rem]">
        Authenticator app
      </h2>
      {waiting ? <Setup waiting={waiting} form={form} field={field} /> : null}
      {isInUse || waiting ? null : <p>An app on your phone shows a new code every 30 seconds; any such app will do.</p>}
      {isInUse ? <p>In use.</p> : null}
      <Form method="post" preventScrollReset>
        {isInUse ? (
          <SubmitButton intent="remove-authenticator" variant="quiet" pendingLabel="Removing...">
            Remove the app
          </SubmitButton>
        ) : (
          <SubmitButton
            intent="begin-authenticator"
            variant={waiting ? 'quiet' : 'primary'}
            pendingLabel="Preparing..."
          >
            {waiting ? 'Start again' : 'Set up an app'}
          </SubmitButton>
        )}
      </Form>
    </Card>
  );
}

function Setup({ waiting, form, field }: { waiting: PendingTotpSetup; form: FormMeta; field: FieldMeta }) {
  return (
    <>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>Scan this picture with the app, or type the secret into it.</li>
        <li>Enter the code that the app then shows.</li>
      </ol>
      <QrCodeImage label="QR code for your authenticator app" svg={waiting.svg} className="w-full max-w-56" />
      <p>
        Secret:{' '}
        <code translate="no" className="font-semibold wrap-anywhere">
          {waiting.secret}
        </code>{' '}
        <a href={waiting.uri} className="inline-flex min-h-touch items-center">
          Open in an app on this device
        </a>
      </p>
      <ServerForm form={form} preventScrollReset className="grid gap-4">
        <OtpField label="Code" hint="Six digits that the app shows" field={field} />
        <div>
          <SubmitButton pendingLabel="Checking...">Use this app</SubmitButton>
        </div>
      </ServerForm>
    </>
  );
}
