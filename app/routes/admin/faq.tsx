import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BilingualFields } from '~/components/admin/content/bilingual-fields';
import { listTranslationFieldNames, type TranslationFieldName } from '~/components/admin/content/translation-fields';
import { InlineForm } from '~/components/admin/content/inline-form';
import { VersionField } from '~/components/admin/version-field';
import { SelectField } from '~/components/ui/select-field';
import { SwitchField } from '~/components/ui/switch-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { createFaq, FAQ_NOT_FOUND_MESSAGE, getFaq, updateFaq } from '~/domain/content/faqs.server';
import { FAQ_CATEGORIES } from '~/domain/content/policy';
import { createRowPage } from '~/http/pages/row-page.server';
import { untranslated } from '~/i18n/messages/message';

const schema = () => import('~/domain/content/schemas').then(({ faqFormSchema }) => faqFormSchema);

export const meta: MetaFunction = () => [{ title: 'Edit FAQ, admin' }];

const LIST = '/admin/faqs';
const LABELS = { question: 'Question', answer: 'Answer' };
const TEXTS = [
  { field: 'question', label: 'Question', maxLength: 300, required: true },
  { field: 'answer', label: 'Answer', maxLength: 4000, rows: 5, required: true },
] as const;

type Name = 'question' | 'answer' | 'category' | 'is_active' | TranslationFieldName<'question' | 'answer'>;

const route = createRowPage({
  permissions: createFaq.permissions,
  param: 'faqId',
  notFound: FAQ_NOT_FOUND_MESSAGE,
  read: getFaq,
  schema,
  create: createFaq,
  update: updateFaq,
  list: LIST,
  getResultMessages: (isNew) => ({
    done: untranslated(`FAQ ${isNew ? 'added' : 'updated'} successfully`),
    failed: untranslated(`Failed to ${isNew ? 'add' : 'update'} FAQ. Please try again.`),
  }),
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function FaqPage() {
  const { row: faq } = useLoaderData<typeof loader>();
  return <FaqForm key={faq?.id} faq={faq} />;
}

function FaqForm({ faq }: { faq: Awaited<ReturnType<typeof getFaq>> | null }) {
  const { form, fields, reply } = useServerForm<Name>({
    schema,
    id: 'faq',
    unreachable: 'Failed to save FAQ. Please try again.',
    defaultValue: {
      question: faq?.question ?? '',
      answer: faq?.answer ?? '',
      category: faq?.category ?? FAQ_CATEGORIES[0],
      is_active: faq?.is_active === false ? '' : '1',
      translations: faq?.translations ?? {},
    },
  });
  return (
    <InlineForm
      title={faq ? 'Edit FAQ' : 'Add FAQ'}
      form={form}
      fields={[
        fields.question,
        fields.answer,
        fields.category,
        fields.is_active,
        ...listTranslationFieldNames(TEXTS).map((name) => fields[name]),
      ]}
      labels={LABELS}
      reply={reply}
      closeTo={LIST}
      submit={faq ? 'Save changes' : 'Add FAQ'}
    >
      {faq ? <VersionField version={faq.version} reply={reply} /> : null}
      <BilingualFields texts={TEXTS} fields={fields} />
      <SelectField
        label="Category"
        field={fields.category}
        choices={FAQ_CATEGORIES.map((name) => ({ value: name, label: name }))}
      />
      <div className="grid content-end">
        <SwitchField field={fields.is_active}>Active: shown on the site</SwitchField>
      </div>
    </InlineForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
