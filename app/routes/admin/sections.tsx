import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useOutlet } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { BrandRow } from '~/components/admin/content/brand-row';
import { ClaimsRow } from '~/components/admin/content/claims-row';
import { ContactRow } from '~/components/admin/content/contact-row';
import { MessagePriceRow } from '~/components/admin/content/message-price-row';
import { PoliciesRow } from '~/components/admin/content/policies-row';
import { TaxRow } from '~/components/admin/content/tax-row';
import { SectionList } from '~/components/admin/content/section-list';
import { RefreshLink } from '~/components/admin/refresh-link';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { listMessagePrices } from '~/domain/reminders/message-prices.server';
import { getContactSettings } from '~/domain/content/contact.server';
import { getSiteSettings } from '~/domain/content/site-settings.server';
import { listHomepageSections } from '~/domain/content/sections.server';
import { saveHomepageSections } from '~/domain/content/save-homepage-sections.server';
import { sectionsFormSchema } from '~/domain/content/schemas';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { listTaxLaws } from '~/domain/tax/tax-laws.server';
import { getTaxSettings } from '~/domain/tax/tax-settings.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Site Settings, admin' }];

export const handle = { unreachable: 'Failed to fetch sections. Please try again.' };

const route = defineFormRoute({
  access: 'admin',
  permissions: saveHomepageSections.permissions,
  load: async ({ ctx }) => {
    const [sections, contact, tax, laws, prices, site] = await Promise.all([
      listHomepageSections(ctx),
      getContactSettings(ctx),
      getTaxSettings(ctx),
      listTaxLaws(ctx.db),
      listMessagePrices(ctx.db),
      getSiteSettings(ctx),
    ]);
    const { name, site: shown } = ctx.brand;
    return {
      sections,
      contact,
      tax,
      laws: laws.map(({ applies_from, section_code }) => ({ applies_from, section_code })),
      prices,
      site,
      brandName: name,
      testimonials: shown.testimonials.length,
    };
  },
  schema: sectionsFormSchema,
  failureMessage: untranslated('Failed to update sections'),
  handle: async ({ ctx, value }) => {
    await saveHomepageSections(ctx, value);
    return { message: untranslated('Section settings updated successfully!'), to: '/admin/sections' };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function SectionsPage() {
  const { sections, contact, tax, laws, prices, site, brandName, testimonials } = useLoaderData<typeof loader>();
  const editing = useOutlet();
  return (
    <>
      <PageHeader title="Site Settings" action={<RefreshLink to="/admin/sections" reloadDocument />}>
        Your name and look, how members contact us, what tax certificates say, and what the home page shows.
      </PageHeader>
      <div className="mt-5 grid gap-4">
        {editing ?? (
          <>
            <BrandRow site={site} brandName={brandName} />
            <ContactRow contact={contact} />
            <PoliciesRow />
            <ClaimsRow site={site} testimonials={testimonials} />
            <TaxRow tax={tax} laws={laws} />
            <MessagePriceRow prices={prices} />
          </>
        )}
      </div>
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
