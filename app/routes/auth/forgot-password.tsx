import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { RequestCodePage } from '~/components/auth/request-code-page';
import { sendOrFail } from '~/components/ui/form-reply';
import { titleMeta } from '~/components/ui/use-messages';
import { requestCodeAction } from '~/http/pages/one-time-code.server';
import { publicPage } from '~/http/pages/page.server';
import { countriesIn } from '~/lib/countries';
import { messagesFor } from '~/i18n/screen-messages';

export const handle = { languages: 'all' };

export const meta = titleMeta('auth.forgot');

export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, async ({ language }) => ({
    countries: countriesIn(language),
    messages: messagesFor(language, 'auth.fields', 'auth.forgot'),
  }));
}

export function action(args: ActionFunctionArgs) {
  return requestCodeAction(args, 'reset');
}

export const clientAction = sendOrFail('otp');

export { stayWhenDone as shouldRevalidate } from '~/components/ui/form-reply';

export default function ForgotPasswordPage() {
  return <RequestCodePage id="forgot-password" />;
}
