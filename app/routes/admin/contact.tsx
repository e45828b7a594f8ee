import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InlineForm } from '~/components/admin/content/inline-form';
import { VersionField } from '~/components/admin/version-field';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { getContactSettings, updateContact } from '~/domain/content/contact.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';
import { formatPhone } from '~/lib/phone';

const SETTINGS = '/admin/sections';
const FAILED = 'Failed to save the contact. Please try again.';
const LABELS = { email: 'E-mail', whatsapp: 'WhatsApp number' };

const schema = () => import('~/domain/content/contact-schema').then(({ updateContactSchema }) => updateContactSchema);

export const meta: MetaFunction = () => [{ title: 'Contact, Sangha admin' }];

export const { loader, action } = defineFormRoute({
  access: 'admin',
  permissions: updateContact.permissions,
  load: async ({ ctx }) => {
    const { email, whatsapp, version } = await getContactSettings(ctx);
    return { email: email ?? '', whatsapp: whatsapp ? formatPhone(whatsapp) : '', version };
  },
  schema,
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value }) => {
    await updateContact(ctx, value);
    return { message: untranslated('Contact saved. Members see it on the Help page.'), to: SETTINGS };
  },
});

export default function ContactPage() {
  const { version, ...saved } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'email' | 'whatsapp'>({
    schema,
    id: 'contact',
    unreachable: FAILED,
    defaultValue: saved,
  });
  return (
    <InlineForm
      title="Edit contact"
      form={form}
      fields={[fields.email, fields.whatsapp]}
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
    </InlineForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
