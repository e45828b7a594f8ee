import { Form } from '@remix-run/react';
import { EnhancedField } from '~/components/ui/enhanced-field';
import type { FieldMeta } from '~/components/ui/field-meta';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';

/** The six characters that came over WhatsApp, wide-spaced, offered by phones that read the message. */
export function OtpField({ field, hint, label }: { field: FieldMeta; hint: string; label: string }) {
  return (
    <TextField
      label={label}
      field={field}
      hint={hint}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
      spellCheck={false}
      required
      className="tabular text-step-2 tracking-[0.5em]"
    />
  );
}

/** Asks the same page for another code. */
export function ResendOtpForm({ label, pendingLabel }: { label: string; pendingLabel: string }) {
  return (
    <Form method="post">
      <EnhancedField />
      <SubmitButton variant="quiet" block intent="resend" pendingLabel={pendingLabel}>
        {label}
      </SubmitButton>
    </Form>
  );
}
