import type { FieldMeta } from '~/components/ui/field-meta';
import { PasswordField } from '~/components/ui/password-field';

export function NewPasswordFields({
  fields: { newPassword, confirmPassword },
  words,
}: {
  fields: Record<'newPassword' | 'confirmPassword', FieldMeta>;
  words: Record<'newPassword' | 'confirmPassword' | 'passwordHint', string>;
}) {
  return (
    <>
      <PasswordField
        label={words.newPassword}
        field={newPassword}
        autoComplete="new-password"
        required
        hint={words.passwordHint}
      />
      <PasswordField label={words.confirmPassword} field={confirmPassword} autoComplete="new-password" required />
    </>
  );
}
