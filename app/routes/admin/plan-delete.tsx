import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { ConfirmDialog } from '~/components/admin/confirm-dialog';
import { buildPlansUrl } from '~/components/admin/content/plans-url';
import { deleteDietPlan } from '~/domain/plans/delete-plan.server';
import { PLAN_NOT_FOUND_MESSAGE } from '~/domain/plans/plan-record.server';
import { getStaffDietPlan } from '~/domain/plans/staff-plans.server';
import { createConfirmPage } from '~/http/pages/confirm-page.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Delete diet plan, admin' }];

const route = createConfirmPage({
  permissions: deleteDietPlan.permissions,
  param: 'planId',
  notFound: PLAN_NOT_FOUND_MESSAGE,
  read: getStaffDietPlan,
  failureMessage: untranslated('Failed to delete diet plan. Please try again.'),
  run: async (ctx, id, query) => {
    await deleteDietPlan(ctx, id);
    return { message: untranslated('Diet plan deleted successfully'), to: buildPlansUrl(query) };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function DeletePlanPage() {
  const { title } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = buildPlansUrl(query);
  return (
    <ConfirmDialog
      title="Delete this diet plan?"
      id="delete-plan"
      closeTo={closeTo}
      confirm="Delete diet plan"
      pendingLabel="Deleting..."
      keep="Keep diet plan"
    >
      <p>{title}</p>
      <p className="text-ink-soft">Its PDF and its cover go with it. Members who have saved the PDF keep their copy.</p>
    </ConfirmDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
