import { Form } from '@remix-run/react';
import { registerPasskey } from '~/components/admin/reauth/passkey';
import { PasskeyButton } from '~/components/admin/reauth/passkey-button';
import { Card } from '~/components/ui/card';
import type { FieldMeta } from '~/components/ui/field-meta';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useHydrated } from '~/components/ui/use-hydrated';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { SecondFactors } from '~/domain/admins/second-factors.server';

export function PasskeysCard({
  passkeys,
  name,
  passkey,
}: {
  passkeys: SecondFactors['passkeys'];
  name: FieldMeta;
  passkey: FieldMeta;
}) {
  const hydrated = useHydrated();
  return (
    <Card aria-labelledby="passkeys-heading" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="passkeys-heading" className="text-[1.375rem]">
        Passkeys
      </h2>
      <p>Your phone, computer or security key logs you in, with its own fingerprint, face or PIN.</p>
      <ul className="grid gap-2 empty:hidden">
        {passkeys.map((one) => (
          <li key={one.id}>
            <Form method="post" preventScrollReset className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">
                <b>{one.name}</b>
                <span className="block text-small text-ink-soft">{one.used}</span>
              </span>
              <input type="hidden" name="id" value={one.id} />
              <SubmitButton intent="remove-passkey" variant="quiet" size="small" pendingLabel="Removing...">
                Remove<VisuallyHidden> {one.name}</VisuallyHidden>
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
      {hydrated ? (
        <ServerForm preventScrollReset className="grid gap-3">
          <input type="hidden" name="intent" value="add-passkey" />
          <input type="hidden" id={passkey.id} name="passkey" defaultValue="" />
          <TextField label="Name of the device" field={name} maxLength={60} autoComplete="off" required />
          <PasskeyButton field="passkey" ask={registerPasskey}>
            Add a passkey
          </PasskeyButton>
        </ServerForm>
      ) : (
        <p className="text-small text-ink-soft">To add one, allow this site to run scripts.</p>
      )}
    </Card>
  );
}
