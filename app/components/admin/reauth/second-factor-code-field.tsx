import type { FieldMeta } from '~/components/ui/field-meta';
import { TextField } from '~/components/ui/text-field';

/** Input for a code from an authenticator app, or for a recovery code. */
export function SecondFactorCodeField({ field, label }: { field: FieldMeta; label: string }) {
  return (
    <TextField
      label={label}
      hint="Six digits of your authenticator app, or a recovery code"
      field={field}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
