import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/admin/confirm-dialog';
import { ANSWER_NOT_FOUND_MESSAGE, deleteSavedAnswer, getSavedAnswer } from '~/domain/help-desk/saved-answers.server';
import { createConfirmPage } from '~/http/pages/confirm-page.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Delete saved answer, admin' }];

const LIST = '/admin/messages/answers';

const route = createConfirmPage({
  permissions: deleteSavedAnswer.permissions,
  param: 'answerId',
  notFound: ANSWER_NOT_FOUND_MESSAGE,
  read: getSavedAnswer,
  failureMessage: untranslated('The answer could not be deleted. Please try again.'),
  run: async (ctx, id) => {
    await deleteSavedAnswer(ctx, id);
    return { message: untranslated('Answer deleted'), to: LIST };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function DeleteSavedAnswerPage() {
  const { name, text } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`Delete the answer ${name}?`}
      id="delete-saved-answer"
      closeTo={LIST}
      confirm="Delete answer"
      pendingLabel="Deleting..."
      keep="Keep answer"
    >
      <p className="whitespace-pre-line wrap-break-word" dir="auto">
        {text}
      </p>
    </ConfirmDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
