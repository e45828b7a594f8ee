import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { RequestCodePage } from '~/components/auth/request-code-page';
import { sendOrFail } from '~/components/ui/form-reply';
import { requestCodeAction } from '~/http/pages/one-time-code.server';
import { publicPage } from '~/http/pages/page.server';
import { countriesIn } from '~/lib/countries';
import { authWords } from '~/i18n/auth';

export const handle = { languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.words.metaTitle }];

export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, async ({ language }) => ({
    countries: countriesIn(language),
    words: authWords(language, 'forgot'),
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
