import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { AdminError } from '~/components/admin/admin-error';
import { ConfirmForm } from '~/components/admin/confirm-form';
import { RouteDialog } from '~/components/admin/route-dialog';
import { stayWhenDone } from '~/components/ui/use-server-form';
import { deleteDietPlan } from '~/domain/plans/delete-plan.server';
import { PLAN_NOT_FOUND } from '~/domain/plans/plan-record.server';
import { getStaffDietPlan } from '~/domain/plans/staff-plans.server';
import { formAction } from '~/http/form-action.server';
import { adminPage } from '~/http/page.server';
import { pathId } from '~/http/path-id.server';

export const meta: MetaFunction = () => [{ title: 'Delete diet plan, Sangha admin' }];

const LIST = '/admin/resources';

export const shouldRevalidate = stayWhenDone;

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'manage_resources', (ctx) =>
    getStaffDietPlan(ctx, pathId(args.params.planId, PLAN_NOT_FOUND)),
  );
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'admin',
    schema: z.object({}),
    failureMessage: 'Failed to delete diet plan. Please try again.',
    handle: async ({ ctx }) => {
      await deleteDietPlan(ctx, pathId(args.params.planId, PLAN_NOT_FOUND));
      return { message: 'Diet plan deleted successfully', to: LIST, delayMs: 0 };
    },
  });
}

export default function DeletePlanPage() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Delete this diet plan?" closeTo={LIST}>
      <ConfirmForm
        id="delete-plan"
        closeTo={LIST}
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
