import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteDialog } from '~/components/admin/route-dialog';
import { ReasonForm } from '~/components/admin/users/reason-form';
import { helpReasonSchema } from '~/domain/help-desk/schemas';
import { sendLoginCode } from '~/domain/help-desk/send-login-code.server';
import { getUser, USER_NOT_FOUND_MESSAGE } from '~/domain/admins/users.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Send code, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: sendLoginCode.permissions,
  load: async ({ ctx, params }) => {
    const { id, name, phonenumber } = await getUser(ctx, parsePathId(params.userId, USER_NOT_FOUND_MESSAGE));
    return { name, lastDigits: phonenumber.slice(-4), backTo: `/admin/users/${id}` };
  },
  schema: helpReasonSchema,
  failureMessage: untranslated('Failed to send the code. Please try again.'),
  handle: async ({ ctx, value, params }) => {
    const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
    await sendLoginCode(ctx, id, value);
    return { message: untranslated('The code is on its way'), to: `/admin/users/${id}` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function UserCodePage() {
  const { name, lastDigits, backTo } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Send code" closeTo={backTo}>
      <ReasonForm id="send-code" backTo={backTo} submit="Send code" pendingLabel="Sending...">
        <bdi className="font-bold break-words">{name}</bdi> gets a code on the phone that ends with {lastDigits} and
        enters it under “Log in with a code”. You do not see the code.
      </ReasonForm>
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
