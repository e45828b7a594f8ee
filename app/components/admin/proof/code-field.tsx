import type { FieldMeta } from '~/components/ui/field-meta';
import { TextField } from '~/components/ui/text-field';

/** A code of an authenticator app, or a recovery code. */
export function CodeField({ field, label, hint }: { field: FieldMeta; label: string; hint?: string }) {
  return (
    <TextField
      label={label}
      hint={hint ?? 'Six digits of your authenticator app, or a recovery code'}
      field={field}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
