import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InlineForm } from '~/components/admin/content/inline-form';
import { VersionField } from '~/components/admin/version-field';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { getTaxSettings, updateTaxSettings } from '~/domain/tax/tax-settings.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';

const SETTINGS = '/admin/sections';
const FAILED = 'Failed to save the tax details. Please try again.';
const LABELS = {
  legal_name: 'Legal name',
  address: 'Address',
  pan: 'PAN of the trust',
  registration_number: 'Unique registration number',
  registered_on: 'Date of the registration',
  signatory_name: 'Signed by',
  signatory_role: 'Role',
  fcra_number: 'FCRA registration number',
};
const NOTHING_SAVED = {
  legal_name: '',
  address: '',
  pan: '',
  registration_number: '',
  registered_on: '',
  signatory_name: '',
  signatory_role: '',
  fcra_number: null,
  version: 0,
};

const schema = () => import('~/domain/tax/schemas').then(({ taxSettingsSchema }) => taxSettingsSchema);

export const meta: MetaFunction = () => [{ title: 'Tax details, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: updateTaxSettings.permissions,
  load: async ({ ctx }) => (await getTaxSettings(ctx)) ?? NOTHING_SAVED,
  schema,
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value }) => {
    await updateTaxSettings(ctx, value);
    return { message: untranslated('Tax details saved. Donors can now get tax certificates.'), to: SETTINGS };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function TaxSettingsPage() {
  const { version, fcra_number, ...saved } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<keyof typeof LABELS>({
    schema,
    id: 'tax-settings',
    unreachable: FAILED,
    defaultValue: { ...saved, fcra_number: fcra_number ?? '' },
  });
  return (
    <InlineForm
      title="Edit tax details"
      form={form}
      fields={[
        fields.legal_name,
        fields.address,
        fields.pan,
        fields.registration_number,
        fields.registered_on,
        fields.signatory_name,
        fields.signatory_role,
        fields.fcra_number,
      ]}
      labels={LABELS}
      reply={reply}
      closeTo={SETTINGS}
      submit="Save tax details"
    >
      <VersionField version={version} reply={reply} />
      <TextField label={LABELS.legal_name} field={fields.legal_name} maxLength={125} required autoComplete="off" />
      <TextField label={LABELS.address} field={fields.address} maxLength={250} required autoComplete="off" />
      <TextField label={LABELS.pan} field={fields.pan} maxLength={20} required autoComplete="off" />
      <TextField
        label={LABELS.registration_number}
        field={fields.registration_number}
        maxLength={30}
        required
        autoComplete="off"
        hint="From the approval of the tax office."
      />
      <TextField label={LABELS.registered_on} field={fields.registered_on} type="date" required />
      <TextField
        label={LABELS.signatory_name}
        field={fields.signatory_name}
        maxLength={100}
        required
        autoComplete="off"
      />
      <TextField
        label={LABELS.signatory_role}
        field={fields.signatory_role}
        maxLength={100}
        required
        autoComplete="off"
        hint="For example Managing Trustee."
      />
      <TextField
        label={LABELS.fcra_number}
        field={fields.fcra_number}
        maxLength={30}
        autoComplete="off"
        hint="Only if the trust may accept foreign donations. Then foreign donors can give."
      />
    </InlineForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
