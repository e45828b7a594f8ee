import { RequestCodePage } from '~/components/auth/request-code-page';
import { createTitleMeta } from '~/components/ui/use-messages';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { defineRequestCodeForm } from '~/http/login/one-time-code.server';
import { listPageCountries } from '~/lib/countries';

export const handle = { languages: 'all' };

export const meta = createTitleMeta('auth.code');

const route = defineFormRoute({
  access: 'visitor',
  load: ({ ctx: { language } }) => Promise.resolve({ countries: listPageCountries(language) }),
  ...defineRequestCodeForm('login-code'),
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function LoginCodePage() {
  return <RequestCodePage id="login-code" />;
}
