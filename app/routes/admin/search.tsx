import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { searchEverything } from '~/domain/help-desk/search-everything.server';
import { searchEverythingSchema } from '~/domain/admins/schemas';
import { loadAdminPage } from '~/http/pages/page.server';
import { formatCount } from '~/lib/format-number';

export const meta: MetaFunction = () => [{ title: 'Search, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, null, async (ctx) => {
    const parsed = searchEverythingSchema.safeParse(Object.fromEntries(new URL(args.request.url).searchParams));
    const query = parsed.success ? parsed.data : { q: undefined };
    return { q: query.q ?? '', groups: await searchEverything(ctx, query) };
  });
}

export default function SearchPage() {
  const { q, groups } = useLoaderData<typeof loader>();
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <>
      <PageHeader title="Search" />
      <Form method="get" role="search" aria-label="Results" className="my-5 flex flex-wrap items-end gap-3">
        <label className="grid min-w-0 flex-[1_1_14rem] gap-1 text-small font-semibold">
          Member, donation, class or screen
          <input key={q} name="q" type="search" defaultValue={q} maxLength={100} className={DENSE_CONTROL_CLASS} />
        </label>
        <Button>Search</Button>
      </Form>
      <p role="status" className="mb-4 text-ink-soft">
        {q ? `${formatCount(count)} ${count === 1 ? 'result' : 'results'}` : null}
      </p>
      {groups.length === 0 ? (
        <EmptyState title={`No member, donation or class for “${q}”`}>Search by name, phone, ID or amount.</EmptyState>
      ) : (
        <div className="grid gap-5">
          {groups.map(({ label, hits }) => (
            <Card key={label} padded={false} aria-label={label}>
              <h2 className="px-[18px] pt-3 pb-1.5 text-step-1">{label}</h2>
              <ul>
                {hits.map(({ to, title, note }, at) => (
                  <li key={`${to} ${at}`} className="relative border-t border-hair px-[18px] py-2 hover:bg-wall-deep">
                    <Link to={to} className="row-link font-semibold break-words text-ink underline" dir="auto">
                      {title}
                    </Link>
                    <span className="block text-small break-words text-ink-soft">{note}</span>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="The search failed. Please try again." />;
}
