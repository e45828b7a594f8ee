import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/admin/confirm-dialog';
import { deleteFaq, FAQ_NOT_FOUND_MESSAGE, getFaq } from '~/domain/content/faqs.server';
import { createConfirmPage } from '~/http/pages/confirm-page.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Delete FAQ, admin' }];

const LIST = '/admin/faqs';

const route = createConfirmPage({
  permissions: deleteFaq.permissions,
  param: 'faqId',
  notFound: FAQ_NOT_FOUND_MESSAGE,
  read: getFaq,
  failureMessage: untranslated('Failed to delete FAQ. Please try again.'),
  run: async (ctx, id) => {
    await deleteFaq(ctx, id);
    return { message: untranslated('FAQ deleted successfully'), to: LIST };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function DeleteFaqPage() {
  const { question } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title="Delete this FAQ?"
      id="delete-faq"
      closeTo={LIST}
      confirm="Delete FAQ"
      pendingLabel="Deleting..."
      keep="Keep FAQ"
    >
      <p>{question}</p>
      <p className="text-ink-soft">To hide it for a while, switch it off instead.</p>
    </ConfirmDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
