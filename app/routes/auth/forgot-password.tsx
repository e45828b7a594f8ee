import type { MetaFunction } from '@remix-run/node';
import { RequestCodePage } from '~/components/auth/request-code-page';
import { formRoute } from '~/http/pages/form-route.server';
import { requestCodeForm } from '~/http/pages/one-time-code.server';
import { countriesIn } from '~/lib/countries';
import { authWords } from '~/i18n/auth';

export const handle = { languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.words.metaTitle }];

export const { loader, action } = formRoute({
  access: 'anyone',
  load: ({ ctx: { language } }) =>
    Promise.resolve({ countries: countriesIn(language), words: authWords(language, 'forgot') }),
  ...requestCodeForm('reset'),
});

export default function ForgotPasswordPage() {
  return <RequestCodePage id="forgot-password" />;
}
