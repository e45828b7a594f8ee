import { Authenticator } from 'remix-auth';
import type { Strategy } from 'remix-auth/strategy';
import { FormStrategy } from 'remix-auth-form';
import { logInAdmin } from '~/domain/admins/log-in-admin.server';
import { adminLoginSchema } from '~/domain/admins/schemas';
import type { Context } from '~/domain/context';
import { logIn } from '~/domain/sessions/log-in.server';
import { loginSchema } from '~/domain/sessions/schemas';
import type { SessionKind } from '~/http/browser/session.server';
import { parsed } from '~/http/input.server';

/** A log-in form as it was read already, once and within its bounds: the strategy need not read it again. */
class ReadFormStrategy extends FormStrategy<string> {
  constructor(
    private readonly form: FormData,
    verify: Strategy.VerifyFunction<string, FormStrategy.VerifyOptions>,
  ) {
    super(verify);
  }

  override authenticate(request: Request): Promise<string> {
    return this.verify({ form: this.form, request });
  }
}

/** Opens the session that a log-in form asks for, of a member or of staff. Returns its token; throws the command's errors. */
export function authenticate(kind: SessionKind, ctx: Context, { url }: Request, form: FormData): Promise<string> {
  const using = (logInWith: (fields: object) => Promise<{ token: string }>) =>
    new ReadFormStrategy(form, async ({ form: fields }) => (await logInWith(Object.fromEntries(fields))).token);
  return new Authenticator<string>()
    .use(
      using((fields) => logIn(ctx, parsed(loginSchema, fields))),
      'member',
    )
    .use(
      using((fields) => logInAdmin(ctx, parsed(adminLoginSchema, fields))),
      'admin',
    )
    .authenticate(kind, new Request(url, { method: 'POST' }));
}
