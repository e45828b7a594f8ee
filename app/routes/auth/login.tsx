import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthShell } from '~/components/auth/auth-shell';
import { LoginForm } from '~/components/auth/login-form';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { loginSchema } from '~/domain/sessions/schemas';
import { authenticate } from '~/http/pages/auth.server';
import { formAction } from '~/http/pages/form-action.server';
import { nextAddress, visitorPage } from '~/http/pages/page.server';
import { countriesIn } from '~/lib/countries';
import { authWords } from '~/i18n/auth/words';
import { say } from '~/i18n/messages/say';

export const handle = { languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.words.metaTitle }];

export function loader(args: LoaderFunctionArgs) {
  return visitorPage(args, async (ctx) => {
    const language = ctx.language;
    return { countries: countriesIn(language), words: authWords(language, 'login') };
  });
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'visitor',
    schema: loginSchema,
    secrets: ['password'],
    failureMessage: say('Error during login. Please try again later.'),
    handle: async ({ ctx, app, request, formData }) => {
      const cookies = await authenticate('member', ctx, { request, form: formData, app });
      return {
        message: say('Login successful!'),
        to: nextAddress(request),
        delayMs: 1000,
        cookies,
      };
    },
  });
}

export { sendOrStay as clientAction, stayWhenDone as shouldRevalidate } from '~/components/ui/form-reply';

export default function LoginPage() {
  const { countries, words } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'country' | 'phonenumber' | 'password'>({ id: 'login' });
  return (
    <AuthShell
      title={words.title}
      intro={words.intro}
      other={{ question: words.other, to: '/register', label: words.otherLink }}
    >
      <LoginForm form={form} fields={fields} reply={reply} countries={countries} words={words}>
        <EnhancedField />
      </LoginForm>
    </AuthShell>
  );
}
