import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { runGuardedAction } from '~/http/actor.server';
import { getFormPagePath } from '~/http/browser/form-page.server';
import { THEMES, createThemeCookie } from '~/http/browser/theme.server';
import { parseForm } from '~/http/input.server';

const themeSchema = z.object({ theme: z.enum(THEMES).catch('auto') });

export function loader() {
  return redirect('/dashboard');
}

export function action(args: ActionFunctionArgs) {
  const { request } = args;
  return runGuardedAction(args, { access: 'visitor' }, async (_ctx, app) => {
    const { theme } = await parseForm(request, themeSchema);
    return redirect(getFormPagePath(request) ?? '/dashboard', {
      headers: { 'Set-Cookie': await createThemeCookie(theme, app) },
    });
  });
}
