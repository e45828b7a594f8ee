import type { FieldMeta } from '~/components/ui/field-meta';
import { PasswordField } from '~/components/ui/password-field';
import { useMessages } from '~/components/ui/use-messages';

export function NewPasswordFields({
  fields: { newPassword, confirmPassword },
}: {
  fields: Record<'newPassword' | 'confirmPassword', FieldMeta>;
}) {
  const messages = useMessages('auth.fields');
  return (
    <>
      <PasswordField
        label={messages.newPassword}
        field={newPassword}
        autoComplete="new-password"
        required
        hint={messages.passwordHint}
      />
      <PasswordField label={messages.confirmPassword} field={confirmPassword} autoComplete="new-password" required />
    </>
  );
}
