import { RequestCodePage } from '~/components/auth/request-code-page';
import { titleMeta } from '~/components/ui/use-messages';
import { formRoute } from '~/http/pages/form-route.server';
import { requestCodeForm } from '~/http/pages/one-time-code.server';
import { countriesIn } from '~/lib/countries';
import { messagesFor } from '~/i18n/screen-messages';

export const handle = { languages: 'all' };

export const meta = titleMeta('auth.forgot');

export const { loader, action } = formRoute({
  access: 'anyone',
  load: ({ ctx: { language } }) =>
    Promise.resolve({
      countries: countriesIn(language),
      messages: messagesFor(language, 'auth.fields', 'auth.forgot'),
    }),
  ...requestCodeForm('reset'),
});

export default function ForgotPasswordPage() {
  return <RequestCodePage id="forgot-password" />;
}
