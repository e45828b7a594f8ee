import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { POLICIES_PATH, POLICY_TITLES } from '~/components/admin/content/policy-names';
import { Card } from '~/components/ui/card';
import { Meter } from '~/components/ui/meter';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import {
  getTranslationProgress,
  type TranslatedContentKind,
  type TranslationProgress,
} from '~/domain/analytics/translation-progress.server';
import { OTHER_LANGUAGES, type OtherLanguage } from '~/domain/translations';
import { loadAdminPage } from '~/http/pages/page.server';
import { ENGLISH_LANGUAGE_NAMES } from '~/i18n/languages';
import type { PolicyName } from '~/i18n/policy-document';

export const meta: MetaFunction = () => [{ title: 'Translations, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, getTranslationProgress.permissions, async (ctx) => ({
    languages: await Promise.all(
      OTHER_LANGUAGES.map(async (language) => ({ language, kinds: await getTranslationProgress(ctx, language) })),
    ),
  }));
}

const NAMES: Record<TranslatedContentKind, string> = {
  class: 'Classes',
  instruction: 'Instructions',
  challenge: 'Challenges',
  diet_plan: 'Diet plans',
  video: 'Videos',
  teacher: 'Teachers',
  faq: 'FAQs',
  hero: 'Hero section',
  reward: 'Rewards',
  brand: 'Name and brand',
  claims: 'People and figures',
  testimonial: 'Testimonials',
  tax_law: 'Tax certificates',
  policy: 'Policies',
};

const EDITORS: Record<TranslatedContentKind, (id: string, language: OtherLanguage) => string> = {
  class: (id) => `/admin/classes/${id}`,
  instruction: (id) => `/admin/batches?edit=${id}`,
  challenge: (id) => `/admin/challenges/${id}`,
  diet_plan: (id) => `/admin/resources/${id}`,
  video: (id) => `/admin/video/${id}`,
  teacher: (id) => `/admin/teachers/${id}`,
  faq: (id) => `/admin/faqs/${id}`,
  hero: () => '/admin/dashboard#hero',
  reward: (level) => `/admin/rewards/${level}`,
  brand: () => '/admin/sections/brand',
  claims: () => '/admin/sections/claims',
  testimonial: (id) => `/admin/testimonials/${id}`,
  tax_law: (day) => `/admin/sections/tax-laws/${day}`,
  policy: (policy, language) => `${POLICIES_PATH}/${policy}/${language}`,
};

export default function TranslationsPage() {
  const { languages } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Translations">
        What members read in their own language, and what they still read in English.
      </PageHeader>
      {languages.map(({ language, kinds }) => (
        <section key={language} aria-label={ENGLISH_LANGUAGE_NAMES[language]} className="mt-6 grid gap-3.5">
          <Total name={ENGLISH_LANGUAGE_NAMES[language]} kinds={kinds} />
          {kinds.map((one) => (
            <Kind key={one.kind} language={language} progress={one} />
          ))}
        </section>
      ))}
    </>
  );
}

function Total({ name, kinds }: { name: string; kinds: readonly TranslationProgress[] }) {
  const sum = (of: 'texts' | 'translated') => kinds.reduce((total, one) => total + one[of], 0);
  const missing = sum('texts') - sum('translated');
  if (missing === 0)
    return <EmptyState title={`Everything is in ${name}`}>What is added next appears here.</EmptyState>;
  return (
    <p className="text-step-1">
      {missing === 1 ? '1 text is' : `${missing} texts are`} missing in {name}.
    </p>
  );
}

function Kind({
  language,
  progress: { kind, texts, translated, left },
}: {
  language: OtherLanguage;
  progress: TranslationProgress;
}) {
  const languageName = ENGLISH_LANGUAGE_NAMES[language];
  return (
    <Card aria-label={`${NAMES[kind]} in ${languageName}`}>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-step-1">{NAMES[kind]}</h2>
        <p className="tabular text-small text-ink-soft">
          {translated} of {texts} texts
        </p>
      </div>
      <Meter label={`${NAMES[kind]}: texts translated into ${languageName}`} value={translated} max={texts} />
      {left.length > 0 ? (
        <ul className="mt-2 divide-y divide-hair">
          {left.map(({ id, name, missing }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
              <Link
                to={EDITORS[kind](id, language)}
                className="inline-flex min-h-touch items-center wrap-anywhere underline"
              >
                {kind === 'policy' ? POLICY_TITLES[id as PolicyName] : name}
              </Link>
              <span className="text-small text-ink-soft">{missing === 1 ? '1 text' : `${missing} texts`} missing</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch translations" />;
}
