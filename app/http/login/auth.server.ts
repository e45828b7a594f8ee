import { Authenticator } from 'remix-auth';
import type { Strategy } from 'remix-auth/strategy';
import { FormStrategy } from 'remix-auth-form';
import { logInAdmin } from '~/domain/admins/log-in-admin.server';
import { adminLoginSchema } from '~/domain/admins/schemas';
import type { App } from '~/context.server';
import type { Context } from '~/domain/context';
import { logIn } from '~/domain/sessions/log-in.server';
import { loginSchema } from '~/domain/sessions/schemas';
import { addBrowserDevices, createDeviceCookies } from '~/http/browser/devices.server';
import { createSessionCookie, type SessionKind } from '~/http/browser/session.server';
import { parseOrThrow } from '~/http/input.server';

export interface LoginResult {
  token: string;
  device: string | null;
}

/** Strategy for a form that is already parsed. The body cannot be read a second time. */
class ReadFormStrategy extends FormStrategy<LoginResult> {
  constructor(
    private readonly form: FormData,
    verify: Strategy.VerifyFunction<LoginResult, FormStrategy.VerifyOptions>,
  ) {
    super(verify);
  }

  override authenticate(request: Request): Promise<LoginResult> {
    return this.verify({ form: this.form, request });
  }
}

/**
 * Starts a session and returns the Set-Cookie headers for the session and the device. Throws the
 * errors of the login command.
 */
export async function logInFromForm(
  kind: SessionKind,
  visitor: Context,
  { request, form, app }: { request: Request; form: FormData; app: App },
): Promise<string[]> {
  const ctx = await addBrowserDevices(visitor, request, app);
  const createStrategy = (logInWith: (fields: object) => Promise<LoginResult>) =>
    new ReadFormStrategy(form, ({ form: fields }) => logInWith(Object.fromEntries(fields)));
  const opened = await new Authenticator<LoginResult>()
    .use(
      createStrategy((fields) => logIn(ctx, parseOrThrow(loginSchema, fields))),
      'member',
    )
    .use(
      createStrategy((fields) => logInAdmin(ctx, parseOrThrow(adminLoginSchema, fields))),
      'admin',
    )
    .authenticate(kind, new Request(request.url, { method: 'POST' }));
  return createLoginCookies(kind, opened, { request, app });
}

export async function createLoginCookies(
  kind: SessionKind,
  { token, device }: LoginResult,
  { request, app }: { request: Request; app: App },
): Promise<string[]> {
  return [await createSessionCookie(kind, token, app), ...(await createDeviceCookies(request, device, app))];
}
