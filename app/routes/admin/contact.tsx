import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InlineForm } from '~/components/admin/content/inline-form';
import { VersionField } from '~/components/admin/version-field';
import { TextareaField } from '~/components/ui/textarea-field';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { getContactSettings, updateContact } from '~/domain/content/contact.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';
import { formatPhone } from '~/lib/phone';

const SETTINGS = '/admin/sections';
const FAILED = 'Failed to save the contact. Please try again.';
const LABELS = {
  email: 'E-mail',
  whatsapp: 'WhatsApp number',
  phone: 'Phone',
  address: 'Postal address',
  data_protection: 'Contact for personal data',
  grievance_officer: 'Grievance officer',
  social_pages: 'Social media pages',
  whatsapp_group: 'Common WhatsApp group',
  telegram_chat: 'Telegram chat',
};

type Name = keyof typeof LABELS;

const NAMES = Object.keys(LABELS) as Name[];

const schema = () => import('~/domain/content/contact-schema').then(({ updateContactSchema }) => updateContactSchema);

export const meta: MetaFunction = () => [{ title: 'Contact, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: updateContact.permissions,
  load: async ({ ctx }) => {
    const { email, whatsapp, ...saved } = await getContactSettings(ctx);
    return { ...saved, email: email ?? '', whatsapp: whatsapp ? formatPhone(whatsapp) : '' };
  },
  schema,
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value }) => {
    await updateContact(ctx, value);
    return { message: untranslated('Contact saved. Members see it on the Help page.'), to: SETTINGS };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function ContactPage() {
  const { version, ...saved } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<Name>({
    schema,
    id: 'contact',
    unreachable: FAILED,
    defaultValue: saved,
  });
  return (
    <InlineForm
      title="Edit contact"
      form={form}
      fields={[fields.email, ...NAMES.slice(1).map((name) => fields[name])]}
      labels={LABELS}
      reply={reply}
      closeTo={SETTINGS}
      submit="Save contact"
    >
      <VersionField version={version} reply={reply} />
      <TextField
        label={LABELS.email}
        field={fields.email}
        type="email"
        autoComplete="off"
        maxLength={254}
        hint="Leave it empty to show none."
      />
      <TextField
        label={LABELS.whatsapp}
        field={fields.whatsapp}
        type="tel"
        autoComplete="off"
        maxLength={30}
        hint="Ten digits, or + and the country code. Leave it empty to show none."
      />
      <TextField
        label={LABELS.phone}
        field={fields.phone}
        type="tel"
        autoComplete="off"
        maxLength={30}
        hint="In the footer, with the country code."
      />
      <TextField
        label={LABELS.address}
        field={fields.address}
        autoComplete="off"
        maxLength={300}
        hint="In the footer and on receipts, in one line."
      />
      <TextField
        label={LABELS.data_protection}
        field={fields.data_protection}
        autoComplete="off"
        maxLength={300}
        hint="In the privacy policy: name and e-mail."
      />
      <TextField
        label={LABELS.grievance_officer}
        field={fields.grievance_officer}
        autoComplete="off"
        maxLength={300}
        hint="In the privacy policy and the terms: name, e-mail and phone."
      />
      <TextField
        label={LABELS.whatsapp_group}
        field={fields.whatsapp_group}
        type="url"
        maxLength={300}
        hint="For members without a place in a community group. Leave it empty to show none."
      />
      <TextField
        label={LABELS.telegram_chat}
        field={fields.telegram_chat}
        type="url"
        maxLength={300}
        hint="Leave it empty to show none."
      />
      <div className="min-w-0 sm:col-span-full">
        <TextareaField
          label={LABELS.social_pages}
          field={fields.social_pages}
          rows={4}
          maxLength={1000}
          hint="Addresses on Facebook, Instagram, YouTube, LinkedIn and Twitter, one per line."
        />
      </div>
    </InlineForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
