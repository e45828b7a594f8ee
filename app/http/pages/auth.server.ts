import { Authenticator } from 'remix-auth';
import type { Strategy } from 'remix-auth/strategy';
import { FormStrategy } from 'remix-auth-form';
import { logInAdmin } from '~/domain/admins/log-in-admin.server';
import { adminLoginSchema } from '~/domain/admins/schemas';
import type { App } from '~/context.server';
import type { Context } from '~/domain/context';
import { logIn } from '~/domain/sessions/log-in.server';
import { loginSchema } from '~/domain/sessions/schemas';
import { atBrowser, deviceCookies } from '~/http/browser/devices.server';
import { sessionCookie, type SessionKind } from '~/http/browser/session.server';
import { parsed } from '~/http/input.server';

export interface Opened {
  token: string;
  device: string | null;
}

/** The form is already parsed, so the strategy must not read the body again. */
class ReadFormStrategy extends FormStrategy<Opened> {
  constructor(
    private readonly form: FormData,
    verify: Strategy.VerifyFunction<Opened, FormStrategy.VerifyOptions>,
  ) {
    super(verify);
  }

  override authenticate(request: Request): Promise<Opened> {
    return this.verify({ form: this.form, request });
  }
}

/** Starts a session. Returns the cookies of session and device. Throws the command's errors. */
export async function authenticate(
  kind: SessionKind,
  visitor: Context,
  { request, form, app }: { request: Request; form: FormData; app: App },
): Promise<string[]> {
  const ctx = await atBrowser(visitor, request, app);
  const using = (logInWith: (fields: object) => Promise<Opened>) =>
    new ReadFormStrategy(form, ({ form: fields }) => logInWith(Object.fromEntries(fields)));
  const opened = await new Authenticator<Opened>()
    .use(
      using((fields) => logIn(ctx, parsed(loginSchema, fields))),
      'member',
    )
    .use(
      using((fields) => logInAdmin(ctx, parsed(adminLoginSchema, fields))),
      'admin',
    )
    .authenticate(kind, new Request(request.url, { method: 'POST' }));
  return openedCookies(kind, opened, { request, app });
}

export async function openedCookies(
  kind: SessionKind,
  { token, device }: Opened,
  { request, app }: { request: Request; app: App },
): Promise<string[]> {
  return [await sessionCookie(kind, token, app), ...(await deviceCookies(request, device, app))];
}
