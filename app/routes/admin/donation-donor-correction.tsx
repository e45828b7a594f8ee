import { type MetaFunction, redirect } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { DONOR_ID_KIND_LABELS } from '~/components/admin/financials/donor-id-labels';
import { ReauthField } from '~/components/admin/reauth/reauth-field';
import { StaffForm } from '~/components/admin/staff/staff-form';
import { VersionField } from '~/components/admin/version-field';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { SelectField } from '~/components/ui/select-field';
import { TextareaField } from '~/components/ui/textarea-field';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { correctDonorRecord, getDonorRecordToCorrect } from '~/domain/tax/correct-donor-record.server';
import { DONOR_ID_KIND_NAMES } from '~/domain/tax/donor-id';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';
import { formatFinancialYear } from '~/lib/financial-year';

const NOT_FOUND = untranslated('Donation not found.');
const FAILED = 'The details could not be saved. Please try again.';

const schema = () => import('~/domain/tax/schemas').then(({ correctDonorRecordSchema }) => correctDonorRecordSchema);

export const meta: MetaFunction = () => [{ title: 'Correct the tax details of a donor, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: correctDonorRecord.permissions,
  load: async ({ ctx, params }) => {
    const id = parsePathId(params.donationId, NOT_FOUND);
    if (!ctx.actor.recentlyVerified)
      throw redirect(`/admin/confirm?${new URLSearchParams({ next: `/admin/donor-record/${id}/correction` })}`);
    return { id, ...(await getDonorRecordToCorrect(ctx, id)) };
  },
  schema,
  secrets: ['id_number'],
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value, params }) => {
    const id = parsePathId(params.donationId, NOT_FOUND);
    const { downloadedFiles, isDonorNotified } = await correctDonorRecord(ctx, id, value);
    const years = downloadedFiles.map(({ year }) => formatFinancialYear(year)).join(', ');
    const saved = isDonorNotified ? 'Tax details saved. The donor gets a message.' : 'Tax details saved.';
    const message = years
      ? `${saved} Download the donor file of ${years} again, and upload a correction statement.`
      : saved;
    return { message: untranslated(message), to: `/admin/donor-record/${id}` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function DonationDonorCorrectionPage() {
  const { id, donor, version, details } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<
    'legal_name' | 'address' | 'id_kind' | 'id_number' | 'reason' | 'proof'
  >({
    schema,
    id: 'correct-donor',
    unreachable: FAILED,
    defaultValue: {
      legal_name: details?.legal_name ?? donor,
      address: details?.address ?? '',
      id_kind: details?.id_kind ?? 'pan',
      id_number: details?.id_number ?? '',
    },
  });
  const { legal_name, address, id_kind, id_number, reason, proof } = fields;
  const back = `/admin/donor-record/${id}`;
  return (
    <>
      <PageHeader title={details ? 'Correct tax details' : 'Enter tax details'}>
        <Link to={back} className="underline">
          {donor}, donation {id}
        </Link>
      </PageHeader>
      <Card aria-label="Tax details" className="mt-4 max-w-[40rem] lg:p-[22px]">
        <StaffForm
          form={form}
          fields={[legal_name, address, id_kind, id_number, reason, proof]}
          reply={reply}
          save="Save tax details"
          cancelTo={back}
        >
          <VersionField version={version} reply={reply} />
          <TextField label="Legal name" field={legal_name} autoComplete="off" maxLength={125} required />
          <TextField label="Address with PIN code" field={address} autoComplete="off" maxLength={250} required />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
            <SelectField
              label="ID"
              field={id_kind}
              choices={DONOR_ID_KIND_NAMES.map((value) => ({ value, label: DONOR_ID_KIND_LABELS[value] }))}
              placeholder="Choose"
              required
            />
            <TextField
              label="Number of the ID"
              field={id_number}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              required
            />
          </div>
          <TextareaField
            label="Reason"
            field={reason}
            maxLength={300}
            hint="For example, how the donor asked for it. It is stored in the audit log."
            required
          />
          <p className="text-ink-soft">
            All certificates of this donor, also earlier ones, have the new details when they are downloaded next. The
            audit log records who opens this page.
          </p>
          <ReauthField field={proof} />
        </StaffForm>
      </Card>
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
