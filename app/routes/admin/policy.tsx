import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { findShownLanguage, POLICIES_PATH, POLICY_TITLES } from '~/components/admin/content/policy-names';
import { RowAction } from '~/components/admin/row-action';
import { VersionField } from '~/components/admin/version-field';
import { StatusBadge } from '~/components/ui/badge';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { ErrorSummary } from '~/components/ui/error-summary';
import { PageHeader } from '~/components/ui/page-header';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { getEditedPolicy } from '~/domain/content/edited-policies.server';
import { deletePolicyDraft, publishPolicy, withdrawPolicy } from '~/domain/content/policies.server';
import { MAX_POLICY_NOTICE_DAYS } from '~/domain/content/policy';
import { withdrawPolicySchema } from '~/domain/content/policy-schemas';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { ENGLISH_LANGUAGE_NAMES, type Language, LANGUAGES } from '~/i18n/languages';
import { untranslated } from '~/i18n/messages/message';
import { addDays, formatDate } from '~/lib/calendar';

const FAILED = 'Failed to publish the policy. Please try again.';

const schema = () => import('~/domain/content/policy-schemas').then(({ publishPolicySchema }) => publishPolicySchema);

export const meta: MetaFunction = () => [{ title: 'Policy, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: publishPolicy.permissions,
  load: async ({ ctx, params: { policy = '' } }) => {
    const { versions, draft, ...edited } = await getEditedPolicy(ctx, policy);
    const today = ctx.clock.today();
    const [last] = versions;
    const current = versions.find(({ applies_from }) => applies_from <= today);
    return {
      policy: edited.policy,
      today,
      latest: addDays(today, MAX_POLICY_NOTICE_DAYS),
      number: (last?.number ?? 0) + 1,
      draft: draft && { version: draft.version, changes: draft.changes },
      languages: LANGUAGES.map((language) => {
        const texts = draft?.texts ?? last?.texts ?? {};
        return {
          language,
          characters: texts[language]?.length ?? null,
          shown: findShownLanguage(texts, language),
          isChanged: draft !== null && draft.texts[language] !== last?.texts[language],
        };
      }),
      versions: versions.map(({ number, applies_from, changes }) => ({
        number,
        date: formatDate(applies_from),
        change: LANGUAGES.map((language) => changes[language]).find(Boolean) ?? '',
        isCurrent: number === current?.number,
        isUpcoming: applies_from > today,
      })),
    };
  },
  schema,
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value, params: { policy = '' } }) => {
    const number = await publishPolicy(ctx, policy, value);
    return { message: untranslated(`Version ${number} published.`), to: `${POLICIES_PATH}/${policy}` };
  },
  intents: {
    discard: {
      handle: async ({ ctx, params: { policy = '' } }) => {
        await deletePolicyDraft(ctx, policy);
        return { message: untranslated('Draft deleted.'), to: `${POLICIES_PATH}/${policy}` };
      },
    },
    withdraw: {
      schema: withdrawPolicySchema,
      handle: async ({ ctx, value, params: { policy = '' } }) => {
        await withdrawPolicy(ctx, policy, value);
        return { message: untranslated('Version withdrawn. It is a draft again.'), to: `${POLICIES_PATH}/${policy}` };
      },
    },
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';
type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function PolicyPage() {
  const { policy, number, draft, languages, versions, today, latest } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={POLICY_TITLES[policy]}
        action={
          <ButtonLink to={POLICIES_PATH} variant="quiet">
            All policies
          </ButtonLink>
        }
      >
        {versions.length > 0
          ? 'A version that applies never changes. Write the next one below.'
          : 'The site shows the standard text. Write your own below.'}
      </PageHeader>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card aria-labelledby="texts-title" className="lg:p-[22px]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id="texts-title" className="text-step-1">
              {draft ? `Draft of version ${number}` : `Write version ${number}`}
            </h2>
            {draft ? (
              <StatusBadge status="pending" isLong>
                Not published
              </StatusBadge>
            ) : null}
          </div>
          <ul className="mt-2 divide-y divide-hair">
            {languages.map((row) => (
              <TextRow
                key={row.language}
                policy={policy}
                row={row}
                change={draft?.changes[row.language]}
                hasDraft={draft !== null}
              />
            ))}
          </ul>
        </Card>
        {draft ? (
          <PublishForm key={draft.version} number={number} version={draft.version} today={today} latest={latest} />
        ) : null}
        <Card aria-labelledby="versions-title" className="lg:p-[22px]">
          <h2 id="versions-title" className="mb-2 text-step-1">
            Published versions
          </h2>
          <Versions policy={policy} versions={versions} />
          {versions[0]?.isUpcoming && !draft ? <WithdrawForm number={versions[0].number} /> : null}
        </Card>
      </div>
    </>
  );
}

function TextRow({
  policy,
  row: { language, characters, shown, isChanged },
  change,
  hasDraft,
}: {
  policy: Loaded['policy'];
  row: Loaded['languages'][number];
  change: string | undefined;
  hasDraft: boolean;
}) {
  const name = ENGLISH_LANGUAGE_NAMES[language];
  const path = `${POLICIES_PATH}/${policy}/${language}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p>
          <b>{name}</b>: {describeText(characters, shown)}
          {isChanged ? ', changed' : ''}
        </p>
        {change ? <p className="text-small wrap-anywhere text-ink-soft">What changed: {change}</p> : null}
      </div>
      <div className="-mx-2 flex flex-wrap">
        <RowAction to={path} icon="edit" about={`the text in ${name}`}>
          {characters === null ? 'Write' : 'Edit'}
        </RowAction>
        {hasDraft && characters !== null ? (
          <Link to={`${path}/preview`} aria-label={`Preview the text in ${name}`} className="row-action">
            Preview
          </Link>
        ) : null}
      </div>
    </li>
  );
}

function describeText(characters: number | null, shown: Language | null): string {
  if (characters !== null) return `own text of ${characters} characters`;
  return shown === null
    ? 'the standard text'
    : `no own text; readers get the text in ${ENGLISH_LANGUAGE_NAMES[shown]}, with a note`;
}

function PublishForm({
  number,
  version,
  today,
  latest,
}: {
  number: number;
  version: number;
  today: string;
  latest: string;
}) {
  const { form, fields, reply } = useServerForm<'applies_from'>({
    id: 'publish-policy',
    schema,
    unreachable: FAILED,
    defaultValue: { applies_from: today },
  });
  return (
    <Card aria-labelledby="publish-title" className="lg:p-[22px]">
      <h2 id="publish-title" className="mb-3 text-step-1">
        Publish version {number}
      </h2>
      <ServerForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
        <ErrorSummary
          fields={[fields.applies_from]}
          {...(form.errors ? { formErrors: form.errors } : {})}
          reply={reply}
        />
        <VersionField version={version} reply={reply} />
        <div className="max-w-80">
          <TextField
            label="Applies from"
            field={fields.applies_from}
            type="date"
            min={today}
            max={latest}
            required
            hint="Until that day, the page shows the present version and announces this one."
          />
        </div>
        <p className="max-w-read text-ink-soft">
          Members see a notice on their home page with what changed, and agree to the new version. Look at the preview
          of each language first: a version that applies cannot be changed.
        </p>
        <div>
          <SubmitButton pendingLabel="Publishing...">Publish version {number}</SubmitButton>
        </div>
      </ServerForm>
      <DiscardForm />
    </Card>
  );
}

function DiscardForm() {
  const { form, reply } = useServerForm({ id: 'discard-draft', unreachable: FAILED });
  return (
    <ServerForm form={form} className="mt-4 border-t border-hair pt-3">
      <ErrorSummary fields={[]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
      <SubmitButton intent="discard" variant="quiet" pendingLabel="Deleting...">
        Delete the draft
      </SubmitButton>
    </ServerForm>
  );
}

function WithdrawForm({ number }: { number: number }) {
  const { form, reply } = useServerForm({ id: 'withdraw-policy', unreachable: FAILED });
  return (
    <details open={reply !== undefined} className="mt-2 border-t border-hair pt-1">
      <summary className="flex min-h-touch cursor-pointer items-center underline">Withdraw version {number}</summary>
      <ServerForm form={form} className="grid gap-3">
        <ErrorSummary fields={[]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
        <p className="max-w-read text-ink-soft">
          The site no longer announces it, and its address no longer works. It becomes the draft again, so that you can
          correct its text or its day.
        </p>
        <input type="hidden" name="number" value={number} />
        <div>
          <SubmitButton intent="withdraw" variant="reject" pendingLabel="Withdrawing...">
            Withdraw this version
          </SubmitButton>
        </div>
      </ServerForm>
    </details>
  );
}

function Versions({ policy, versions }: Pick<Loaded, 'policy' | 'versions'>) {
  if (versions.length === 0) return <p className="text-ink-soft">None yet.</p>;
  return (
    <ul className="divide-y divide-hair">
      {versions.map(({ number, date, change, isCurrent, isUpcoming }) => (
        <li key={number} className="py-2">
          <div className="flex flex-wrap items-center gap-x-3">
            <a
              href={`/${policy}/versions/${number}`}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-touch items-center underline"
            >
              Version {number}, from {date}
            </a>
            {isCurrent ? <StatusBadge status="approved">Applies now</StatusBadge> : null}
            {isUpcoming ? <StatusBadge status="pending">Applies later</StatusBadge> : null}
          </div>
          <p className="text-small wrap-anywhere text-ink-soft">{change}</p>
        </li>
      ))}
    </ul>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
