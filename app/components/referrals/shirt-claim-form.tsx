import { ErrorSummary } from '~/components/ui/error-summary';
import { RadioGroup } from '~/components/ui/radio-group';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { SHIRT_SIZES } from '~/domain/rewards/policy';
import type { ShirtClaim } from '~/domain/rewards/rewards.server';
import { useMessages } from '~/components/ui/use-messages';

const schema = () => import('~/domain/rewards/schemas').then(({ claimShirtSchema }) => claimShirtSchema);

const sizes = SHIRT_SIZES.map((size) => ({ value: size, label: size }));

export function ShirtClaimForm({ claim }: { claim: ShirtClaim | null }) {
  const messages = useMessages('member.shirt');
  const { form, fields, reply } = useServerForm<'size' | 'address_line1' | 'address_line2' | 'pincode'>({
    schema,
    id: 'shirt',
    defaultValue: {
      size: claim?.size ?? '',
      address_line1: claim?.address_line1 ?? '',
      address_line2: claim?.address_line2 ?? '',
      pincode: claim?.pincode ?? '',
    },
  });
  const { size, address_line1, address_line2, pincode } = fields;
  return (
    <ServerForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="empty:hidden">
        <ErrorSummary
          fields={[size, address_line1, address_line2, pincode]}
          {...(form.errors ? { formErrors: form.errors } : {})}
          reply={reply}
        />
      </div>
      <RadioGroup label={messages.size} field={size} choices={sizes} required />
      <TextField label={messages.line1} field={address_line1} autoComplete="address-line1" maxLength={100} required />
      <TextField label={messages.line2} field={address_line2} autoComplete="address-line2" maxLength={100} required />
      <TextField
        label={messages.pincode}
        hint={messages.pincodeHint}
        field={pincode}
        autoComplete="postal-code"
        inputMode="numeric"
        required
      />
      <SubmitButton size="big" block pendingLabel={messages.saving}>
        {messages.save}
      </SubmitButton>
    </ServerForm>
  );
}
