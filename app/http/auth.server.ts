import { Authenticator } from 'remix-auth';
import { FormStrategy } from 'remix-auth-form';
import type { Context } from '~/domain/context';
import { logIn } from '~/domain/sessions/log-in.server';
import { loginSchema } from '~/domain/sessions/schemas';
import { parsed } from './api-route.server';

/**
 * Checks the login form of a request and opens a session. Returns its token; throws the command's errors.
 */
export async function authenticateMember(ctx: Context, request: Request): Promise<string> {
  const authenticator = new Authenticator<string>();
  const strategy = new FormStrategy<string>(async ({ form }) => {
    const { token } = await logIn(ctx, parsed(loginSchema, Object.fromEntries(form)));
    return token;
  });
  return authenticator.use(strategy, 'member').authenticate('member', request);
}
