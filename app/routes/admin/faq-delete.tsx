import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminError } from '~/components/admin/admin-error';
import { ConfirmForm } from '~/components/admin/confirm-form';
import { RouteDialog } from '~/components/admin/route-dialog';
import { sendOrStay, stayWhenDone } from '~/components/ui/form-reply';
import { deleteFaq } from '~/domain/content/delete-faq.server';
import { FAQ_NOT_FOUND } from '~/domain/content/lock-rows.server';
import { getFaq } from '~/domain/content/queries.server';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';

export const meta: MetaFunction = () => [{ title: 'Delete FAQ, Sangha admin' }];

const LIST = '/admin/faqs';

export const shouldRevalidate = stayWhenDone;

export const clientAction = sendOrStay;

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'manage_resources', (ctx) => getFaq(ctx, pathId(args.params.faqId, FAQ_NOT_FOUND)));
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'admin',
    permissions: deleteFaq.permissions,
    failureMessage: 'Failed to delete FAQ. Please try again.',
    handle: async ({ ctx }) => {
      await deleteFaq(ctx, pathId(args.params.faqId, FAQ_NOT_FOUND));
      return { message: 'FAQ deleted successfully', to: LIST };
    },
  });
}

export default function DeleteFaqPage() {
  const { question } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Delete this FAQ?" closeTo={LIST}>
      <ConfirmForm id="delete-faq" closeTo={LIST} confirm="Delete FAQ" pendingLabel="Deleting..." keep="Keep FAQ">
        <p>{question}</p>
        <p className="text-ink-soft">To hide it for a while, switch it off instead.</p>
      </ConfirmForm>
    </RouteDialog>
  );
}

export function ErrorBoundary() {
  return <AdminError />;
}
