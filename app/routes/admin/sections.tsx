import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useOutlet } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { ContactRow } from '~/components/admin/content/contact-row';
import { SectionList } from '~/components/admin/content/section-list';
import { RefreshLink } from '~/components/admin/refresh-link';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { getContactSettings } from '~/domain/content/contact.server';
import { listHomepageSections } from '~/domain/content/sections.server';
import { saveHomepageSections } from '~/domain/content/save-homepage-sections.server';
import { sectionsFormSchema } from '~/domain/content/schemas';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Site Settings, Sangha admin' }];

export const handle = { unreachable: 'Failed to fetch sections. Please try again.' };

export const { loader, action } = defineFormRoute({
  access: 'admin',
  permissions: saveHomepageSections.permissions,
  load: async ({ ctx }) => {
    const [sections, contact] = await Promise.all([listHomepageSections(ctx), getContactSettings(ctx)]);
    return { sections, contact };
  },
  schema: sectionsFormSchema,
  failureMessage: untranslated('Failed to update sections'),
  handle: async ({ ctx, value }) => {
    await saveHomepageSections(ctx, value);
    return { message: untranslated('Section settings updated successfully!'), to: '/admin/sections' };
  },
});

export default function SectionsPage() {
  const { sections, contact } = useLoaderData<typeof loader>();
  const editing = useOutlet();
  return (
    <>
      <PageHeader title="Site Settings" action={<RefreshLink to="/admin/sections" reloadDocument />}>
        How members contact us, and what the home page shows.
      </PageHeader>
      <div className="mt-5">{editing ?? <ContactRow contact={contact} />}</div>
      {sections.length > 0 ? (
        <SectionList saved={sections} />
      ) : (
        <div className="mt-5">
          <EmptyState title="No sections found">Check your API connection</EmptyState>
        </div>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch sections" />;
}
