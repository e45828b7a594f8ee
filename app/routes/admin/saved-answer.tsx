import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InlineForm } from '~/components/admin/content/inline-form';
import { VersionField } from '~/components/admin/version-field';
import { TextField } from '~/components/ui/text-field';
import { TextareaField } from '~/components/ui/textarea-field';
import { useServerForm } from '~/components/ui/use-server-form';
import {
  ANSWER_NOT_FOUND_MESSAGE,
  createSavedAnswer,
  getSavedAnswer,
  type SavedAnswer,
  updateSavedAnswer,
} from '~/domain/help-desk/saved-answers.server';
import { MAX_REPLY_LENGTH } from '~/domain/help-desk/policy';
import { createRowPage } from '~/http/pages/row-page.server';
import { untranslated } from '~/i18n/messages/message';

const schema = () => import('~/domain/help-desk/schemas').then(({ savedAnswerSchema }) => savedAnswerSchema);

export const meta: MetaFunction = () => [{ title: 'Edit saved answer, admin' }];

const LIST = '/admin/messages/answers';
const LABELS = { name: 'Name', text: 'Text' };

const route = createRowPage({
  permissions: createSavedAnswer.permissions,
  param: 'answerId',
  notFound: ANSWER_NOT_FOUND_MESSAGE,
  read: getSavedAnswer,
  schema,
  create: createSavedAnswer,
  update: updateSavedAnswer,
  list: LIST,
  getResultMessages: (isNew) => ({
    done: untranslated(`Answer ${isNew ? 'added' : 'changed'}`),
    failed: untranslated(`The answer could not be ${isNew ? 'added' : 'changed'}. Please try again.`),
  }),
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function SavedAnswerPage() {
  const { row: answer } = useLoaderData<typeof loader>();
  return <SavedAnswerForm key={answer?.id} answer={answer} />;
}

function SavedAnswerForm({ answer }: { answer: SavedAnswer | null }) {
  const { form, fields, reply } = useServerForm<keyof typeof LABELS>({
    schema,
    id: 'saved-answer',
    unreachable: 'The answer could not be saved. Please try again.',
    defaultValue: { name: answer?.name ?? '', text: answer?.text ?? '' },
  });
  return (
    <InlineForm
      title={answer ? 'Edit answer' : 'Add answer'}
      form={form}
      fields={[fields.name, fields.text]}
      labels={LABELS}
      reply={reply}
      closeTo={LIST}
      submit={answer ? 'Save changes' : 'Add answer'}
    >
      {answer ? <VersionField version={answer.version} reply={reply} /> : null}
      <TextField field={fields.name} label={LABELS.name} autoComplete="off" maxLength={80} required />
      <div className="sm:col-span-2">
        <TextareaField field={fields.text} label={LABELS.text} rows={5} maxLength={MAX_REPLY_LENGTH} required />
      </div>
    </InlineForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
