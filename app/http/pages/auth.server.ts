import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import { logInAdmin } from '~/domain/admins/log-in-admin.server';
import { adminLoginSchema } from '~/domain/admins/schemas';
import type { Context } from '~/domain/context';
import { logIn } from '~/domain/sessions/log-in.server';
import { loginSchema } from '~/domain/sessions/schemas';
import { parsed } from '~/http/api/api-route.server';

type LogIn = (fields: Record<string, unknown>) => Promise<{ token: string }>;

/** Checks the login form of a request and opens a member's session. Returns its token; throws the command's errors. */
export function authenticateMember(ctx: Context, request: Request): Promise<string> {
  return authenticate('member', request, (fields) => logIn(ctx, parsed(loginSchema, fields)));
}

/** The same for a member of staff. */
export function authenticateAdmin(ctx: Context, request: Request): Promise<string> {
  return authenticate('admin', request, (fields) => logInAdmin(ctx, parsed(adminLoginSchema, fields)));
}

function authenticate(name: string, request: Request, logInWith: LogIn): Promise<string> {
  const strategy = new FormStrategy<string>(async ({ form }) => (await logInWith(Object.fromEntries(form))).token);
  return new Authenticator<string>().use(strategy, name).authenticate(name, request);
}
