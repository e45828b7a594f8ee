import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { runGuardedAction } from '~/http/actor.server';
import { createRegistrationCookie } from '~/http/browser/started-registration.server';
import { parseForm } from '~/http/input.server';
import { LANGUAGES } from '~/i18n/languages';

const createTypedTextSchema = (length: number) =>
  z
    .string()
    .transform((text) => text.slice(0, length))
    .catch('');

const startSchema = z.object({
  name: createTypedTextSchema(100),
  phonenumber: createTypedTextSchema(30),
  lang: z.enum(LANGUAGES).catch('en'),
});

export function loader() {
  return redirect('/register');
}

/**
 * Continues the form on the landing page at the registration. The typed values are passed on in a
 * cookie, not in the URL.
 */
export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'visitor' }, async (_ctx, app) => {
    const { lang, ...started } = await parseForm(args.request, startSchema);
    const headers = { 'Set-Cookie': await createRegistrationCookie(started, app) };
    return redirect(lang === 'en' ? '/register' : `/register?lang=${lang}`, { headers });
  });
}
