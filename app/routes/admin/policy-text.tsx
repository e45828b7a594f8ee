import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InlineForm } from '~/components/admin/content/inline-form';
import { POLICIES_PATH, POLICY_TITLES } from '~/components/admin/content/policy-names';
import { DetailList } from '~/components/admin/detail-list';
import { VersionField } from '~/components/admin/version-field';
import { toPolicyValues } from '~/components/public/policy-blocks';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { TextField } from '~/components/ui/text-field';
import { TextareaField } from '~/components/ui/textarea-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { getEditedPolicy, parsePolicyLanguage } from '~/domain/content/edited-policies.server';
import { savePolicyText } from '~/domain/content/policies.server';
import { MAX_POLICY_LENGTH } from '~/domain/content/policy';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { buildStandardMarkdown, getPolicyDetails } from './policy-editor.server';
import { ENGLISH_LANGUAGE_NAMES, LOCALES } from '~/i18n/languages';
import { untranslated } from '~/i18n/messages/message';
import { POLICY_PLACEHOLDERS } from '~/i18n/policy-document';

const FAILED = 'Failed to save the text. Please try again.';
const LABELS = { text: 'Text', change: 'What changed, in one line' };

const schema = () => import('~/domain/content/policy-schemas').then(({ policyTextSchema }) => policyTextSchema);

export const meta: MetaFunction = () => [{ title: 'Text of a policy, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: savePolicyText.permissions,
  load: async ({ ctx, params }) => {
    const { policy, draft, versions } = await getEditedPolicy(ctx, params.policy ?? '');
    const language = parsePolicyLanguage(params.language ?? '');
    const [last] = versions;
    const own = draft ?? last;
    const isFirst = !last && draft?.texts[language] === undefined;
    return {
      policy,
      language,
      isFirst,
      text: own?.texts[language] ?? (isFirst ? buildStandardMarkdown(policy, language) : ''),
      change: draft?.changes[language] ?? '',
      version: draft?.version ?? 0,
      number: draft?.number ?? (last?.number ?? 0) + 1,
      details: getPolicyDetails(ctx, language),
    };
  },
  schema,
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value, params: { policy = '', language = '' } }) => {
    await savePolicyText(ctx, policy, language, value);
    const path = `${POLICIES_PATH}/${policy}`;
    if (value.text === undefined)
      return { message: untranslated('Draft saved, without a text in this language.'), to: path };
    return { message: untranslated('Draft saved. This is how it will look.'), to: `${path}/${language}/preview` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function PolicyTextPage() {
  const saved = useLoaderData<typeof loader>();
  return <PolicyTextForm key={`${saved.policy} ${saved.language}`} saved={saved} />;
}

function PolicyTextForm({ saved }: { saved: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { policy, language, number, isFirst, details } = saved;
  const values = toPolicyValues(details.brandName, details.contact);
  const { form, fields, reply } = useServerForm<'text' | 'change'>({
    id: 'policy-text',
    schema,
    unreachable: FAILED,
    defaultValue: { text: saved.text, change: saved.change },
  });
  const name = ENGLISH_LANGUAGE_NAMES[language];
  return (
    <>
      <PageHeader title={`${POLICY_TITLES[policy]} in ${name}`}>
        {isFirst
          ? 'The standard text is filled in. Make it your own.'
          : `Draft of version ${number}. If you leave the text blank, readers get it in another language, with a note.`}
      </PageHeader>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <InlineForm
          title={`Draft of version ${number}, ${name}`}
          form={form}
          fields={[fields.text, fields.change]}
          labels={LABELS}
          reply={reply}
          closeTo={`${POLICIES_PATH}/${policy}`}
          submit="Save draft and preview"
          encType="multipart/form-data"
        >
          <VersionField version={saved.version} reply={reply} />
          <div className="sm:col-span-2">
            <TextareaField
              label={LABELS.text}
              field={fields.text}
              lang={LOCALES[language]}
              rows={24}
              maxLength={MAX_POLICY_LENGTH}
              className="leading-relaxed"
            />
          </div>
          <div className="sm:col-span-2">
            <TextField
              label={LABELS.change}
              field={fields.change}
              lang={LOCALES[language]}
              maxLength={200}
              autoComplete="off"
              hint={`Members read this line in ${name}, for example: We now keep messages for 60 days.`}
            />
          </div>
        </InlineForm>
        <aside className="grid gap-4">
          <Card aria-labelledby="format-title">
            <h2 id="format-title" className="mb-2 text-step-1">
              Format
            </h2>
            <dl className="grid gap-1.5 text-small">
              {FORMATS.map(([typed, meaning]) => (
                <div key={typed}>
                  <dt className="font-mono wrap-anywhere">{typed}</dt>
                  <dd className="text-ink-soft">{meaning}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card aria-labelledby="placeholders-title">
            <h2 id="placeholders-title" className="mb-2 text-step-1">
              Placeholders
            </h2>
            <p className="mb-2 text-small text-ink-soft">The page fills them in from Site Settings.</p>
            <DetailList
              missing="Not set"
              facts={POLICY_PLACEHOLDERS.map((one) => [`{${one}}`, values[one].text || null] as const)}
            />
          </Card>
        </aside>
      </div>
    </>
  );
}

const FORMATS = [
  ['## Heading', 'a heading; ### makes a smaller one'],
  ['- point', 'a list; 1. makes a numbered list'],
  ['**bold**', 'bold text'],
  ['[text](https://…)', 'a link; an address such as https://… becomes one too'],
  ['a blank line', 'begins a new paragraph'],
] as const;

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
