import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteDialog } from '~/components/admin/route-dialog';
import {
  ApprovePhoneMoveForm,
  RequestPhoneMoveForm,
  PhoneMoveCodeForm,
} from '~/components/admin/users/phone-move-form';
import { approvePhoneMoveSchema, requestPhoneMoveSchema, verifyPhoneMoveCodeSchema } from '~/domain/help-desk/schemas';
import { getMemberPage } from '~/domain/help-desk/member-page.server';
import {
  approvePhoneMove,
  requestPhoneMove,
  verifyPhoneMoveCode,
  withdrawPhoneMove,
} from '~/domain/help-desk/move-phone.server';
import { USER_NOT_FOUND_MESSAGE } from '~/domain/admins/users.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';
import { listPageCountries } from '~/lib/countries';

export const meta: MetaFunction = () => [{ title: 'Move phone, admin' }];

const FAILED = untranslated('Failed to move the phone. Please try again.');

const route = defineFormRoute({
  access: 'admin',
  permissions: requestPhoneMove.permissions,
  load: async ({ ctx, params }) => {
    const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
    const { move, isOwnMove } = (await getMemberPage(ctx, id)).member;
    return { move, isOwnMove, countries: listPageCountries('en'), backTo: `/admin/users/${id}` };
  },
  schema: requestPhoneMoveSchema,
  failureMessage: FAILED,
  handle: async ({ ctx, value, params }) => {
    const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
    await requestPhoneMove(ctx, id, value);
    return { message: untranslated('The code is on its way'), to: `/admin/users/${id}/phone` };
  },
  intents: {
    prove: {
      schema: verifyPhoneMoveCodeSchema,
      failureMessage: FAILED,
      handle: async ({ ctx, value, params }) => {
        const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
        await verifyPhoneMoveCode(ctx, id, value);
        return { message: untranslated('The code is right'), to: `/admin/users/${id}/phone` };
      },
    },
    agree: {
      schema: approvePhoneMoveSchema,
      failureMessage: FAILED,
      handle: async ({ ctx, value, params }) => {
        const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
        await approvePhoneMove(ctx, id, value);
        return { message: untranslated('Moved to the new phone. The old phone is told.'), to: `/admin/users/${id}` };
      },
    },
    withdraw: {
      failureMessage: FAILED,
      handle: async ({ ctx, params }) => {
        const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
        await withdrawPhoneMove(ctx, id);
        return { message: untranslated('The move is withdrawn'), to: `/admin/users/${id}` };
      },
    },
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function UserPhonePage() {
  const { move, isOwnMove, countries, backTo } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Move phone" closeTo={backTo}>
      {move === null ? (
        <RequestPhoneMoveForm countries={countries} backTo={backTo} />
      ) : move.is_proved ? (
        <ApprovePhoneMoveForm move={move} isOwn={isOwnMove} backTo={backTo} />
      ) : (
        <PhoneMoveCodeForm move={move} backTo={backTo} />
      )}
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
