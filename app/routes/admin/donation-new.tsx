import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteDialog } from '~/components/admin/route-dialog';
import { ButtonLink } from '~/components/ui/button';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import { SelectField } from '~/components/ui/select-field';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { VIEW_DONATIONS_PERMISSIONS } from '~/domain/admins/policy';
import { DONATION_TYPE_LABELS, DONOR_ID_KIND_LABELS } from '~/components/admin/financials/donor-id-labels';
import {
  DONATION_TYPES,
  MANUAL_METHODS,
  MAX_DEDUCTIBLE_CASH_RUPEES,
  PAYMENT_METHOD_LABELS,
} from '~/domain/donations/policy';
import { DONOR_ID_KIND_NAMES } from '~/domain/tax/donor-id';
import { recordDonation } from '~/domain/tax/record-donation.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';
import { formatPaise } from '~/lib/format-number';

const LIST = '/admin/financials';
const FAILED = 'The donation could not be saved. Please try again.';
const LABELS = {
  amount: 'Amount in rupees',
  method: 'Given by',
  received_on: 'Day',
  reference: 'Reference',
  member: 'Member ID or phone',
  donor_name: 'Name, if the donor is not a member',
  donation_type: 'Donation type of Form 10BD',
  citizen: 'The donor is a citizen of India, as the donor declared or I have checked.',
  legal_name: 'Legal name',
  address: 'Address with PIN code',
  id_kind: 'ID',
  id_number: 'Number of the ID',
};

const schema = () =>
  import('~/domain/tax/record-donation-schema').then(({ recordDonationSchema }) => recordDonationSchema);

export const meta: MetaFunction = () => [{ title: 'Enter a donation, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: recordDonation.permissions,
  pagePermissions: VIEW_DONATIONS_PERMISSIONS,
  load: ({ ctx }) => Promise.resolve({ today: ctx.clock.today() }),
  schema,
  secrets: ['id_number'],
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value }) => {
    const { message } = await recordDonation(ctx, value);
    return { message: untranslated(message), to: LIST };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function DonationNewPage() {
  const { today } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<keyof typeof LABELS>({
    schema,
    id: 'record-donation',
    unreachable: FAILED,
    defaultValue: { received_on: today },
  });
  const { amount, method, received_on, reference, member, donor_name } = fields;
  const { donation_type, citizen, legal_name, address, id_kind, id_number } = fields;
  return (
    <RouteDialog title="Enter a donation" closeTo={LIST}>
      <ServerForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3.5 sm:grid-cols-2">
        <div className="empty:hidden sm:col-span-2">
          <ErrorSummary
            fields={[
              ...([amount, method, received_on, reference, member, donor_name] as const),
              ...([donation_type, citizen, legal_name, address, id_kind, id_number] as const),
            ]}
            labels={LABELS}
            {...(form.errors ? { formErrors: form.errors } : {})}
            reply={reply}
          />
        </div>
        <TextField label={LABELS.amount} field={amount} inputMode="numeric" autoComplete="off" required />
        <SelectField
          label={LABELS.method}
          field={method}
          choices={MANUAL_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] }))}
          placeholder="Choose"
          hint={`Cash above ${formatPaise(MAX_DEDUCTIBLE_CASH_RUPEES * 100)} gets no tax certificate.`}
          required
        />
        <TextField label={LABELS.received_on} field={received_on} type="date" max={today} required />
        <TextField
          label={LABELS.reference}
          field={reference}
          autoComplete="off"
          maxLength={64}
          hint="Number of the cheque, the transfer or the receipt book."
          required
        />
        <TextField label={LABELS.member} field={member} autoComplete="off" maxLength={30} hint="For example SNG-12." />
        <TextField label={LABELS.donor_name} field={donor_name} autoComplete="off" maxLength={100} />
        <SelectField
          label={LABELS.donation_type}
          field={donation_type}
          choices={DONATION_TYPES.map((value) => ({ value, label: DONATION_TYPE_LABELS[value] }))}
        />
        <div className="sm:col-span-2">
          <CheckboxField field={citizen}>{LABELS.citizen}</CheckboxField>
        </div>
        <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3.5 border-t border-hair pt-3.5 sm:col-span-2 sm:grid-cols-2">
          <legend className="float-left mb-1 font-semibold sm:col-span-2">
            Tax details, if the donor is not a member and wants a tax certificate
          </legend>
          <TextField label={LABELS.legal_name} field={legal_name} autoComplete="off" maxLength={125} />
          <TextField label={LABELS.address} field={address} autoComplete="off" maxLength={250} />
          <SelectField
            label={LABELS.id_kind}
            field={id_kind}
            choices={DONOR_ID_KIND_NAMES.map((value) => ({ value, label: DONOR_ID_KIND_LABELS[value] }))}
            placeholder="Choose"
          />
          <TextField
            label={LABELS.id_number}
            field={id_number}
            autoComplete="off"
            maxLength={20}
            hint="It is encrypted, and only its last four characters can be read again."
          />
        </fieldset>
        <div className="flex flex-wrap gap-2.5 sm:col-span-2">
          <SubmitButton pendingLabel="Saving...">Save donation</SubmitButton>
          <ButtonLink to={LIST} preventScrollReset variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </ServerForm>
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
