import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { POLICIES_PATH, POLICY_TITLES } from '~/components/admin/content/policy-names';
import { PolicyBlocks, toPolicyValues } from '~/components/public/policy-blocks';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { getEditedPolicy, parsePolicyLanguage, previewPolicy } from '~/domain/content/edited-policies.server';
import { savePolicyText } from '~/domain/content/policies.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { getPolicyDetails } from './policy-editor.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { interpolate } from '~/i18n/interpolate';
import { ENGLISH_LANGUAGE_NAMES, LANGUAGES, LOCALES } from '~/i18n/languages';
import { formatDate } from '~/lib/calendar';

export const meta: MetaFunction = () => [{ title: 'Preview of a policy, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, savePolicyText.permissions, async (ctx) => {
    const language = parsePolicyLanguage(args.params.language ?? '');
    const blocks = await previewPolicy(ctx, args.params.policy ?? '', language);
    const { policy, draft } = await getEditedPolicy(ctx, args.params.policy ?? '');
    const messages = CATALOGUES[language].site.policy;
    return {
      policy,
      language,
      blocks,
      details: getPolicyDetails(ctx, language),
      title: messages[policy],
      versionLine: interpolate(messages.version, {
        number: draft?.number ?? 1,
        date: formatDate(ctx.clock.today(), LOCALES[language]),
      }),
      changeLine: interpolate(messages.whatChanged, { change: draft?.changes[language] ?? '' }),
      others: LANGUAGES.filter((one) => one !== language && draft?.texts[one] !== undefined),
    };
  });
}

export default function PolicyPreviewPage() {
  const { policy, language, blocks, details, title, versionLine, changeLine, others } = useLoaderData<typeof loader>();
  const path = `${POLICIES_PATH}/${policy}`;
  return (
    <>
      <PageHeader
        title={`Preview: ${POLICY_TITLES[policy]} in ${ENGLISH_LANGUAGE_NAMES[language]}`}
        action={
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink to={`${path}/${language}`} variant="quiet">
              Edit again
            </ButtonLink>
            <ButtonLink to={path}>Go on to publish</ButtonLink>
          </div>
        }
      >
        As the public page shows it. It is not published yet.
      </PageHeader>
      {others.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5">
          {others.map((one) => (
            <li key={one}>
              <Link to={`${path}/${one}/preview`} className="inline-flex min-h-touch items-center underline">
                {ENGLISH_LANGUAGE_NAMES[one]}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Card aria-label="Preview" lang={LOCALES[language]} className="mt-5 px-4 py-6 lg:px-10">
        <div className="max-w-read">
          <h2 className="mb-3 text-step-4">{title}</h2>
          <p className="text-small text-ink-soft">{versionLine}</p>
          <p className="mt-1 text-small break-words text-ink-soft">{changeLine}</p>
          <PolicyBlocks blocks={blocks} values={toPolicyValues(details.brandName, details.contact)} headings={3} />
        </div>
      </Card>
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
