import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/components/dashboard/form-page';
import { DONATION_HISTORY_PATH } from '~/components/donations/donations-layout';
import { ErrorSummary } from '~/components/ui/error-summary';
import { SelectField } from '~/components/ui/select-field';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getOwnProfile } from '~/domain/members/queries.server';
import { DONOR_ID_KINDS } from '~/domain/tax/donor-id';
import { findOwnDonorRecord, saveOwnDonorRecord } from '~/domain/tax/donor-record.server';
import { givesTaxCertificates } from '~/domain/tax/tax-certificate.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { interpolate } from '~/i18n/interpolate';
import { t } from '~/i18n/messages/message';

const schema = () => import('~/domain/tax/schemas').then(({ donorRecordSchema }) => donorRecordSchema);

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('donations.taxDetails');

/** Page for the details of tax certificates. Redirects if the trust gives no certificates. */
const route = defineFormRoute({
  access: 'member',
  load: async ({ ctx }) => {
    const [member, record, isOffered] = await Promise.all([
      getOwnProfile(ctx),
      findOwnDonorRecord(ctx),
      givesTaxCertificates(ctx),
    ]);
    if (!isOffered) throw redirect(DONATION_HISTORY_PATH);
    const shell = await loadMemberShell(ctx, member);
    return { shell, record };
  },
  schema,
  failureMessage: t('Your details could not be saved. Please try again.'),
  handle: async ({ ctx, value }) => {
    await saveOwnDonorRecord(ctx, value);
    return { message: t('Your details are saved.'), to: DONATION_HISTORY_PATH };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function TaxDetailsPage() {
  const { shell, record } = useLoaderData<typeof loader>();
  const messages = useMessages('donations.taxDetails');
  const { form, fields, reply } = useServerForm<'legal_name' | 'address' | 'id_kind' | 'id_number'>({
    schema,
    id: 'tax-details',
    defaultValue: {
      legal_name: record?.legal_name ?? shell.name,
      address: record?.address ?? '',
      id_kind: record?.id_kind ?? 'pan',
      id_number: '',
    },
  });
  const { legal_name, address, id_kind, id_number } = fields;
  return (
    <FormPage
      shell={shell}
      tab="donations"
      title={messages.title}
      intro={messages.intro}
      back={{ to: DONATION_HISTORY_PATH, label: messages.back }}
    >
      <ServerForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="empty:hidden">
          <ErrorSummary
            fields={[legal_name, address, id_kind, id_number]}
            {...(form.errors ? { formErrors: form.errors } : {})}
            reply={reply}
          />
        </div>
        <TextField label={messages.name} field={legal_name} autoComplete="name" maxLength={125} required />
        <TextField label={messages.address} field={address} autoComplete="street-address" maxLength={250} required />
        <SelectField
          label={messages.idKind}
          field={id_kind}
          choices={DONOR_ID_KINDS.map(({ name }) => ({ value: name, label: messages.idKinds[name] }))}
          placeholder={messages.chooseId}
          required
        />
        <TextField
          label={messages.idNumber}
          field={id_number}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          required
          {...(record ? { hint: interpolate(messages.saved, { id: record.masked_id }) } : {})}
        />
        <SubmitButton size="big" block pendingLabel={messages.saving}>
          {messages.save}
        </SubmitButton>
      </ServerForm>
    </FormPage>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
