import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PlanForm } from '~/components/admin/content/plan-form';
import { buildPlansUrl } from '~/components/admin/content/plans-url';
import { createDietPlan } from '~/domain/plans/create-plan.server';
import { PLAN_NOT_FOUND_MESSAGE } from '~/domain/plans/plan-record.server';
import { PLAN_FILE_KINDS } from '~/domain/plans/policy';
import { saveDietPlanSchema } from '~/domain/plans/schemas';
import { getStaffDietPlan } from '~/domain/plans/staff-plans.server';
import { updateDietPlan } from '~/domain/plans/update-plan.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Edit diet plan, admin' }];

const NEW = 'new';

const CREATE_FAILED = untranslated('Error creating diet plan. Please try again.');
const UPDATE_FAILED = untranslated('Error updating diet plan. Please try again.');

const route = defineFormRoute({
  access: 'admin',
  permissions: createDietPlan.permissions,
  load: async ({ ctx, params: { planId } }) => ({
    plan: planId === NEW ? null : await getStaffDietPlan(ctx, parsePathId(planId, PLAN_NOT_FOUND_MESSAGE)),
  }),
  schema: saveDietPlanSchema,
  upload: PLAN_FILE_KINDS,
  failureMessage: ({ planId }) => (planId === NEW ? CREATE_FAILED : UPDATE_FAILED),
  handle: async ({ ctx, value, files, request, params: { planId } }) => {
    if (planId === NEW) await createDietPlan(ctx, value, files);
    else await updateDietPlan(ctx, parsePathId(planId, PLAN_NOT_FOUND_MESSAGE), value, files);
    return {
      message: untranslated(`Diet plan ${planId === NEW ? 'created' : 'updated'} successfully`),
      to: buildPlansUrl(new URL(request.url).searchParams),
    };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function PlanPage() {
  const { plan } = useLoaderData<typeof loader>();
  return <PlanForm key={plan?.id} plan={plan} />;
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
