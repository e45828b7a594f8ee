import { RequestCodePage } from '~/components/auth/request-code-page';
import { titleMeta } from '~/components/ui/use-messages';
import { formRoute } from '~/http/pages/form-route.server';
import { requestCodeForm } from '~/http/pages/one-time-code.server';
import { countriesIn } from '~/lib/countries';
import { messagesFor } from '~/i18n/screen-messages';

export const handle = { languages: 'all' };

export const meta = titleMeta('auth.code');

export const { loader, action } = formRoute({
  access: 'visitor',
  load: ({ ctx: { language } }) =>
    Promise.resolve({
      countries: countriesIn(language),
      messages: messagesFor(language, 'auth.fields', 'auth.forgot', 'auth.code'),
    }),
  ...requestCodeForm('login-code'),
});

export default function LoginCodePage() {
  return <RequestCodePage id="login-code" />;
}
