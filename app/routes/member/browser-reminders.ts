import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { addBrowser } from '~/domain/reminders/browsers.server';
import { browserSchema } from '~/domain/reminders/schemas';
import { formRoute } from '~/http/pages/form-route.server';
import { t } from '~/i18n/messages/message';

const route = formRoute({
  access: 'member',
  load: () => Promise.resolve(redirect('/profile-edit')),
  schema: browserSchema,
  failureMessage: t('Your choice could not be saved. Please try again.'),
  handle: async ({ ctx, value }) => {
    await addBrowser(ctx, value);
    return { message: t('This browser will be reminded of your class.'), to: '/profile-edit' };
  },
});

export function loader() {
  return redirect('/profile-edit');
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const answer = await route.action(args);
  // A route without a component must return a response.
  return answer instanceof Response ? answer : Response.json(answer.data, answer.init ?? undefined);
}
