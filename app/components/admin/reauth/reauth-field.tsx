import { useRouteLoaderData } from '@remix-run/react';
import type { FieldMeta } from '~/components/ui/field-meta';
import { PasswordField } from '~/components/ui/password-field';
import { authenticateWithPasskey } from './passkey';
import { PasskeyButton } from './passkey-button';
import { SecondFactorCodeField } from './second-factor-code-field';

interface Frame {
  /**
   * `isFresh` is true if the admin confirmed their identity in the last few minutes. `byFactor` is
   * true if the account has a second factor.
   */
  proof: { isFresh: boolean; byFactor: boolean };
}

/** Asks staff to confirm their identity, unless they confirmed it in the last few minutes. */
export function ReauthField({ field }: { field: FieldMeta }) {
  const proof = useRouteLoaderData<Frame>('routes/admin/layout')?.proof;
  if (!proof || (proof.isFresh && !field.errors?.length)) return null;
  return <ReauthControl field={field} byFactor={proof.byFactor} />;
}

/** Asks for a code or a passkey if the account has a second factor, otherwise for the password. */
export function ReauthControl({ field, byFactor }: { field: FieldMeta; byFactor: boolean }) {
  if (!byFactor)
    return <PasswordField label="Your password, once more" field={field} autoComplete="current-password" required />;
  return (
    <>
      <SecondFactorCodeField label="Your code, once more" field={field} />
      <PasskeyButton field={field.name} ask={authenticateWithPasskey}>
        Use a passkey instead
      </PasskeyButton>
    </>
  );
}
