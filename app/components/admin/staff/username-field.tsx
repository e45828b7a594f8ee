import type { FieldMeta } from '~/components/ui/field-meta';
import { TextField } from '~/components/ui/text-field';

export function UsernameField({ field }: { field: FieldMeta }) {
  return (
    <TextField
      label="Username"
      hint="Small letters, digits, dots and dashes"
      field={field}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
