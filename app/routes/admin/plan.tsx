import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PlanForm } from '~/components/admin/content/plan-form';
import { plansAddress } from '~/components/admin/content/plans-address';
import { sendOrSay } from '~/components/ui/form-reply';
import { createDietPlan } from '~/domain/plans/create-plan.server';
import { PLAN_NOT_FOUND } from '~/domain/plans/plan-record.server';
import { PLAN_FILES } from '~/domain/plans/policy';
import { saveDietPlanSchema } from '~/domain/plans/schemas';
import { getStaffDietPlan } from '~/domain/plans/staff-plans.server';
import { updateDietPlan } from '~/domain/plans/update-plan.server';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';
import { english } from '~/i18n/messages/say';

export const meta: MetaFunction = () => [{ title: 'Edit diet plan, Sangha admin' }];

const NEW = 'new';

export function loader(args: LoaderFunctionArgs) {
  const { planId } = args.params;
  return adminPage(args, 'manage_resources', async (ctx) => ({
    plan: planId === NEW ? null : await getStaffDietPlan(ctx, pathId(planId, PLAN_NOT_FOUND)),
  }));
}

const CREATE_FAILED = english('Error creating diet plan. Please try again.');
const UPDATE_FAILED = english('Error updating diet plan. Please try again.');

export function action(args: ActionFunctionArgs) {
  const { planId } = args.params;
  return formAction(args, {
    access: 'admin',
    permissions: createDietPlan.permissions,
    schema: saveDietPlanSchema,
    upload: PLAN_FILES,
    failureMessage: planId === NEW ? CREATE_FAILED : UPDATE_FAILED,
    handle: async ({ ctx, value, files, request }) => {
      if (planId === NEW) await createDietPlan(ctx, value, files);
      else await updateDietPlan(ctx, pathId(planId, PLAN_NOT_FOUND), value, files);
      return {
        message: english(`Diet plan ${planId === NEW ? 'created' : 'updated'} successfully`),
        to: plansAddress(new URL(request.url).searchParams),
      };
    },
  });
}

export const clientAction = sendOrSay('Failed to save diet plan. Please try again.');

export default function PlanPage() {
  const { plan } = useLoaderData<typeof loader>();
  return <PlanForm key={plan?.id} plan={plan} />;
}

export { AdminError as ErrorBoundary } from '~/components/admin/admin-error';
