import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { AdminError } from '~/components/admin/admin-error';
import { PageHeader } from '~/components/ui/page-header';
import { adminPage } from '~/http/page.server';

export const meta: MetaFunction = () => [{ title: 'Analytics, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, null, () => Promise.resolve(null));
}

export default function DashboardPage() {
  return <PageHeader title="Analytics" />;
}

export function ErrorBoundary() {
  return <AdminError />;
}
