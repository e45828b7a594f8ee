import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { addPushSubscription } from '~/domain/reminders/push-subscriptions.server';
import { pushSubscriptionSchema } from '~/domain/reminders/schemas';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { t } from '~/i18n/messages/message';

const route = defineFormRoute({
  access: 'member',
  load: () => Promise.resolve(redirect('/profile-edit/reminders')),
  schema: pushSubscriptionSchema,
  failureMessage: t('Your choice could not be saved. Please try again.'),
  handle: async ({ ctx, value }) => {
    await addPushSubscription(ctx, value);
    return { message: t('This browser will be reminded of your class.'), to: '/profile-edit/reminders' };
  },
});

export function loader() {
  return redirect('/profile-edit/reminders');
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const answer = await route.action(args);
  // A route without a component must return a `Response`.
  return answer instanceof Response ? answer : Response.json(answer.data, answer.init ?? undefined);
}
