import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { DetailList } from '~/components/admin/detail-list';
import { POLICIES_PATH, POLICY_TITLES } from '~/components/admin/content/policy-names';
import { RowAction } from '~/components/admin/row-action';
import { StatusBadge } from '~/components/ui/badge';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { listEditedPolicies } from '~/domain/content/edited-policies.server';
import { savePolicyText } from '~/domain/content/policies.server';
import { findTextLanguage } from '~/domain/policy-versions';
import { loadAdminPage } from '~/http/pages/page.server';
import { ENGLISH_LANGUAGE_NAMES, type Language, LANGUAGES } from '~/i18n/languages';
import { formatDate } from '~/lib/calendar';

export const meta: MetaFunction = () => [{ title: 'Policies, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, savePolicyText.permissions, async (ctx) => {
    const today = ctx.clock.today();
    const policies = await listEditedPolicies(ctx);
    return {
      policies: policies.map(({ policy, versions, draft }) => {
        const current = versions.find(({ applies_from }) => applies_from <= today);
        const next = versions.find(({ applies_from }) => applies_from > today);
        return {
          policy,
          current: current ? { number: current.number, date: formatDate(current.applies_from) } : null,
          next: next ? { number: next.number, date: formatDate(next.applies_from) } : null,
          languages: LANGUAGES.map((language) => ({
            name: ENGLISH_LANGUAGE_NAMES[language],
            shown: current ? (findTextLanguage(current.texts, language) ?? null) : null,
            isOwn: current?.texts[language] !== undefined,
          })),
          draft: draft ? Object.keys(draft.texts).length : null,
        };
      }),
    };
  });
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['policies'][number];

export default function PoliciesPage() {
  const { policies } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Policies"
        action={
          <ButtonLink to="/admin/sections" variant="quiet">
            Site Settings
          </ButtonLink>
        }
      >
        Your own texts in place of the standard ones. Every published version stays readable.
      </PageHeader>
      <div className="mt-5 grid gap-4">
        {policies.map((row) => (
          <PolicyRow key={row.policy} row={row} />
        ))}
      </div>
    </>
  );
}

function PolicyRow({ row: { policy, current, next, languages, draft } }: { row: Row }) {
  const title = POLICY_TITLES[policy];
  return (
    <Card aria-labelledby={`${policy}-title`} className="flex flex-wrap gap-x-4 gap-y-2 lg:p-[22px]">
      <div className="min-w-0 flex-1 basis-60">
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={`${policy}-title`} className="text-step-1 leading-tight">
            {title}
          </h2>
          {draft === null ? null : (
            <StatusBadge status="pending" isLong>
              Draft, not published
            </StatusBadge>
          )}
        </div>
        <DetailList
          facts={[
            [
              'Now',
              current ? `Version ${current.number}, from ${current.date}` : 'The standard text, in each language',
            ],
            ['Next', next && `Version ${next.number}, from ${next.date}`],
            ...languages.flatMap(({ name, shown, isOwn }) =>
              shown ? [[name, describeState(shown, isOwn)] as const] : [],
            ),
          ]}
        />
        <p className="mt-2">
          <a
            href={`/${policy}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-touch items-center text-neel underline"
          >
            See the page
          </a>
        </p>
      </div>
      <div className="-mx-2 flex flex-none items-start">
        <RowAction to={`${POLICIES_PATH}/${policy}`} icon="edit" about={title.toLowerCase()}>
          Edit
        </RowAction>
      </div>
    </Card>
  );
}

function describeState(shown: Language, isOwn: boolean): string {
  return isOwn ? 'Own text' : `Shown in ${ENGLISH_LANGUAGE_NAMES[shown]}, with a note`;
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch policies. Please try again." />;
}
