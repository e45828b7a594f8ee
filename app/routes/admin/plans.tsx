import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData, useSearchParams } from '@remix-run/react';
import { AddLink } from '~/components/admin/add-link';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { PlanItem } from '~/components/admin/content/plan-item';
import { buildPlansUrl } from '~/components/admin/content/plans-url';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { Pagination } from '~/components/ui/pagination';
import { TabLinks } from '~/components/ui/tab-links';
import { PLAN_TYPES } from '~/domain/plans/policy';
import { listStaffPlansSchema } from '~/domain/plans/schemas';
import { listStaffDietPlans } from '~/domain/plans/staff-plans.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { formatDate, toLocalDate } from '~/lib/calendar';

export const meta: MetaFunction = () => [{ title: 'Diet plans, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_resources', async (ctx) => {
    const { data } = listStaffPlansSchema.safeParse(Object.fromEntries(new URL(args.request.url).searchParams));
    const { diet_plans, pagination } = await listStaffDietPlans(ctx, data ?? { type: undefined, page: 1 });
    const plans = diet_plans.map((plan) => ({
      ...plan,
      added: formatDate(toLocalDate(new Date(plan.created_at), ctx.clock.timeZone)),
    }));
    return { plans, pagination, type: data?.type ?? null };
  });
}

const NAMES = { free: 'Free', karma: 'Karma', personalized: 'Personalized' } as const;

export default function PlansPage() {
  const { plans, pagination, type } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const pageOf = (page: number) =>
    buildPlansUrl(new URLSearchParams({ ...(type ? { type } : {}), page: String(page) }));
  const tabs = [
    { to: '/admin/resources', label: 'All', current: type === null },
    ...PLAN_TYPES.map((one) => ({ to: `/admin/resources?type=${one}`, label: NAMES[one], current: type === one })),
  ];
  return (
    <>
      <PageHeader title="Diet plans" action={<AddLink to={buildPlansUrl(query, '/new')}>Add diet plan</AddLink>}>
        {pagination.total_plans === 1 ? '1 plan' : `${pagination.total_plans} plans`}
        {type ? `, ${type}` : ' in all'}, the newest first.
      </PageHeader>
      <div className="mt-5">
        <Outlet />
        <div className="mb-4 overflow-x-auto pb-2.5">
          <TabLinks label="Types" tabs={tabs} />
        </div>
        {plans.length > 0 ? (
          <Card padded={false} aria-label="Plans">
            <ul>
              {plans.map((plan) => (
                <PlanItem key={plan.id} plan={plan} added={plan.added} />
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState title="No diet plans found">Add one; its PDF and its cover may follow later.</EmptyState>
        )}
        <Pagination
          label="Pages of diet plans"
          page={pagination.current_page}
          pageCount={pagination.total_pages}
          hrefFor={pageOf}
        />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch diet plans. Please try again." />;
}
