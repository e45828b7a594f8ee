import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { AdminError } from '~/components/admin/admin-error';
import { ConfirmForm } from '~/components/admin/confirm-form';
import { plansAddress } from '~/components/admin/content/plans-address';
import { RouteDialog } from '~/components/admin/route-dialog';
import { sendOrStay, stayWhenDone } from '~/components/ui/form-reply';
import { deleteDietPlan } from '~/domain/plans/delete-plan.server';
import { PLAN_NOT_FOUND } from '~/domain/plans/plan-record.server';
import { getStaffDietPlan } from '~/domain/plans/staff-plans.server';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';

export const meta: MetaFunction = () => [{ title: 'Delete diet plan, Sangha admin' }];

export const shouldRevalidate = stayWhenDone;

export const clientAction = sendOrStay;

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'manage_resources', (ctx) =>
    getStaffDietPlan(ctx, pathId(args.params.planId, PLAN_NOT_FOUND)),
  );
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'admin',
    permissions: deleteDietPlan.permissions,
    failureMessage: 'Failed to delete diet plan. Please try again.',
    handle: async ({ ctx, request }) => {
      await deleteDietPlan(ctx, pathId(args.params.planId, PLAN_NOT_FOUND));
      return {
        message: 'Diet plan deleted successfully',
        to: plansAddress(new URL(request.url).searchParams),
      };
    },
  });
}

export default function DeletePlanPage() {
  const { title } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const closeTo = plansAddress(query);
  return (
    <RouteDialog title="Delete this diet plan?" closeTo={closeTo}>
      <ConfirmForm
        id="delete-plan"
        closeTo={closeTo}
        confirm="Delete diet plan"
        pendingLabel="Deleting..."
        keep="Keep diet plan"
      >
        <p>{title}</p>
        <p className="text-ink-soft">
          Its PDF and its cover go with it. Members who have saved the PDF keep their copy.
        </p>
      </ConfirmForm>
    </RouteDialog>
  );
}

export function ErrorBoundary() {
  return <AdminError />;
}
