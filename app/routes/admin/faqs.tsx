import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { AddLink } from '~/components/admin/add-link';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { ContentRow } from '~/components/admin/content/content-row';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { listFaqs } from '~/domain/content/faqs.server';
import { loadAdminPage } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'FAQs, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_resources', async (ctx) => ({ faqs: await listFaqs(ctx) }));
}

export default function FaqsPage() {
  const { faqs } = useLoaderData<typeof loader>();
  const active = faqs.filter(({ is_active }) => is_active).length;
  return (
    <>
      <PageHeader title="FAQs" action={<AddLink to="/admin/faqs/new">Add FAQ</AddLink>}>
        {faqs.length} in all, {active} shown on the site.
      </PageHeader>
      <div className="mt-5">
        <Outlet />
        {faqs.length > 0 ? (
          <Card padded={false} aria-label="All FAQs">
            <ul>
              {faqs.map((faq) => (
                <ContentRow
                  key={faq.id}
                  title={faq.question}
                  badge={{ lit: faq.is_active, word: faq.is_active ? 'Active' : 'Inactive' }}
                  tags={[faq.category]}
                  editTo={`/admin/faqs/${faq.id}`}
                  deleteTo={`/admin/faqs/${faq.id}/delete`}
                >
                  <p className="whitespace-pre-line">{faq.answer}</p>
                </ContentRow>
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState title="No FAQs available at the moment.">
            Add the first question that people ask before they join.
          </EmptyState>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch FAQs. Please try again." />;
}
