import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { RequestCodePage } from '~/components/auth/request-code-page';
import { sendOrFail } from '~/components/ui/form-reply';
import { requestCodeAction } from '~/http/pages/one-time-code.server';
import { visitorPage } from '~/http/pages/page.server';
import { countriesIn } from '~/lib/countries';
import { authWords } from '~/i18n/auth';

export const handle = { languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.words.metaTitle }];

export function loader(args: LoaderFunctionArgs) {
  return visitorPage(args, async ({ language }) => ({
    countries: countriesIn(language),
    words: { ...authWords(language, 'forgot'), ...authWords(language, 'code') },
  }));
}

/** The form of /login posts here too, with its password, which is not read. */
export function action(args: ActionFunctionArgs) {
  return requestCodeAction(args, 'login-code');
}

export const clientAction = sendOrFail('otp');

export { stayWhenDone as shouldRevalidate } from '~/components/ui/form-reply';

export default function LoginCodePage() {
  return <RequestCodePage id="login-code" />;
}
