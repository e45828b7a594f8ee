import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { RouteDialog } from '~/components/admin/route-dialog';
import { ReasonForm } from '~/components/admin/users/reason-form';
import { helpReasonSchema } from '~/domain/help-desk/schemas';
import { getMemberPage } from '~/domain/help-desk/member-page.server';
import { liftSuspension, suspendMember } from '~/domain/help-desk/suspend-member.server';
import { USER_NOT_FOUND_MESSAGE } from '~/domain/admins/users.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Suspend a member, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: suspendMember.permissions,
  load: async ({ ctx, params }) => {
    const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
    const { name, isSuspended } = (await getMemberPage(ctx, id)).member;
    return { name, isSuspended, backTo: `/admin/users/${id}` };
  },
  schema: helpReasonSchema.extend({ wanted: z.enum(['suspend', 'lift']) }),
  failureMessage: untranslated('Failed to change the suspension. Please try again.'),
  handle: async ({ ctx, value: { wanted, reason }, params }) => {
    const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
    const isLifted = wanted === 'lift';
    await (isLifted ? liftSuspension(ctx, id, { reason }) : suspendMember(ctx, id, { reason }));
    return { message: untranslated(isLifted ? 'Suspension lifted' : 'Member suspended'), to: `/admin/users/${id}` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function UserSuspensionPage() {
  const { name, isSuspended, backTo } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title={isSuspended ? 'Lift the suspension' : 'Suspend'} closeTo={backTo}>
      <ReasonForm
        id="suspension"
        backTo={backTo}
        submit={isSuspended ? 'Lift the suspension' : 'Suspend'}
        pendingLabel="Saving..."
        variant={isSuspended ? 'primary' : 'reject'}
        fixed={{ wanted: isSuspended ? 'lift' : 'suspend' }}
      >
        <bdi className="font-bold break-words">{name}</bdi>{' '}
        {isSuspended
          ? 'can log in again and gets messages again.'
          : 'is logged out everywhere, and cannot log in or get messages until you lift the suspension.'}
      </ReasonForm>
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
