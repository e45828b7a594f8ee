import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BilingualFields } from '~/components/admin/content/bilingual-fields';
import { InlineForm } from '~/components/admin/content/inline-form';
import { listTranslationFieldNames, type TranslationFieldName } from '~/components/admin/content/translation-fields';
import { VersionField } from '~/components/admin/version-field';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { getTaxLawToEdit, saveTaxLaw } from '~/domain/tax/tax-laws.server';
import { OTHER_LANGUAGES } from '~/domain/translations';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { untranslated } from '~/i18n/messages/message';
import { formatDate } from '~/lib/calendar';

const SETTINGS = '/admin/sections';
const NEW = 'new';
const FAILED = 'Failed to save the law. Please try again.';
const LABELS = {
  applies_from: 'Applies to donations from',
  section_code: 'Section code in the donor file',
  act: 'Text of the certificate',
};
const TEXTS = [{ field: 'act', label: LABELS.act, maxLength: 500, rows: 4, required: true }] as const;

type Name = keyof typeof LABELS | TranslationFieldName<'act'>;

const schema = () => import('~/domain/tax/schemas').then(({ taxLawSchema }) => taxLawSchema);

export const meta: MetaFunction = () => [{ title: 'Text of tax certificates, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: saveTaxLaw.permissions,
  load: async ({ ctx, params: { lawDate = '' } }) => {
    if (lawDate === NEW) return { law: null };
    const { builtIn, act, translations, ...law } = await getTaxLawToEdit(ctx, lawDate);
    const inLanguage = (language: keyof typeof CATALOGUES) =>
      builtIn ? CATALOGUES[language].donations.taxCertificate.laws[builtIn] : '';
    const others = OTHER_LANGUAGES.map((language) => [
      language,
      { act: translations[language]?.act ?? (act === null ? inLanguage(language) : '') },
    ]);
    return {
      law: {
        ...law,
        act: act ?? inLanguage('en'),
        translations: Object.fromEntries(others) as Record<string, { act: string }>,
      },
    };
  },
  schema,
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value, params: { lawDate = '' } }) => {
    await saveTaxLaw(ctx, lawDate === NEW ? null : lawDate, value);
    return { message: untranslated('Text of tax certificates saved.'), to: SETTINGS };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function TaxLawPage() {
  const { law } = useLoaderData<typeof loader>();
  return <TaxLawForm key={law?.applies_from} law={law} />;
}

function TaxLawForm({ law }: { law: ReturnType<typeof useLoaderData<typeof loader>>['law'] }) {
  const { form, fields, reply } = useServerForm<Name>({
    schema,
    id: 'tax-law',
    unreachable: FAILED,
    defaultValue: {
      applies_from: law?.applies_from ?? '',
      section_code: law?.section_code ?? '',
      act: law?.act ?? '',
      translations: law?.translations ?? {},
    },
  });
  return (
    <InlineForm
      title={law ? `Tax certificates from ${formatDate(law.applies_from)}` : 'Add a law'}
      form={form}
      fields={[
        fields.applies_from,
        fields.section_code,
        fields.act,
        ...listTranslationFieldNames(TEXTS).map((name) => fields[name]),
      ]}
      labels={LABELS}
      reply={reply}
      closeTo={SETTINGS}
      submit="Save text"
    >
      {law ? <VersionField version={law.version} reply={reply} /> : null}
      {law ? (
        <input type="hidden" name="applies_from" value={law.applies_from} />
      ) : (
        <TextField label={LABELS.applies_from} field={fields.applies_from} type="date" required />
      )}
      <TextField
        label={LABELS.section_code}
        field={fields.section_code}
        maxLength={60}
        required
        autoComplete="off"
        hint="For example Section 133."
      />
      <BilingualFields texts={TEXTS} fields={fields} />
    </InlineForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
