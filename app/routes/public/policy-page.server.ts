import type { LoaderFunctionArgs } from '@remix-run/node';
import { getPathLanguage } from '~/i18n/languages';
import { createNotFoundResponse, getPolicyPageView } from '~/http/views/policy-view.server';
import { loadCachedPage } from '~/http/pages/public-page.server';

/** Loads the page of a policy, or of one of its versions. */
export function loadPolicyPage(args: LoaderFunctionArgs, policy: string, version?: string) {
  return loadCachedPage(args, async (ctx) => {
    const language = getPathLanguage(new URL(args.request.url).pathname);
    if (version !== undefined && !/^(?:0|[1-9]\d{0,5})$/.test(version)) throw createNotFoundResponse();
    const number = version === undefined ? undefined : Number(version);
    return { view: await getPolicyPageView(ctx, language, policy, number) };
  });
}
