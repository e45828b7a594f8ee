import type { MetaFunction } from '@remix-run/node';
import { RequestCodePage } from '~/components/auth/request-code-page';
import { formRoute } from '~/http/pages/form-route.server';
import { requestCodeForm } from '~/http/pages/one-time-code.server';
import { countriesIn } from '~/lib/countries';
import { authWords } from '~/i18n/auth';

export const handle = { languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.words.metaTitle }];

export const { loader, action } = formRoute({
  access: 'visitor',
  load: ({ ctx: { language } }) =>
    Promise.resolve({
      countries: countriesIn(language),
      words: { ...authWords(language, 'forgot'), ...authWords(language, 'code') },
    }),
  ...requestCodeForm('login-code'),
});

export default function LoginCodePage() {
  return <RequestCodePage id="login-code" />;
}
