import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { AddLink } from '~/components/admin/add-link';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { RowAction } from '~/components/admin/row-action';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { createSavedAnswer, listSavedAnswers } from '~/domain/help-desk/saved-answers.server';
import { loadAdminPage } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'Saved answers, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, createSavedAnswer.permissions, async (ctx) => ({ answers: await listSavedAnswers(ctx) }));
}

export default function SavedAnswersPage() {
  const { answers } = useLoaderData<typeof loader>();
  const actions = (
    <div className="flex flex-wrap gap-2.5">
      <ButtonLink to="/admin/messages?show=inbound" variant="quiet">
        Messages to us
      </ButtonLink>
      <AddLink to="/admin/messages/answers/new">Add answer</AddLink>
    </div>
  );
  return (
    <>
      <PageHeader title="Saved answers" action={actions}>
        Texts for replies to WhatsApp messages. All staff who answer messages share them.
      </PageHeader>
      <div className="mt-5">
        <Outlet />
        {answers.length > 0 ? (
          <Card padded={false} aria-label="All saved answers">
            <ul>
              {answers.map(({ id, name, text }) => (
                <li
                  key={id}
                  className="flex flex-wrap gap-x-4 gap-y-2 border-b border-hair px-4 py-3.5 last:border-b-0 sm:flex-nowrap sm:px-5"
                >
                  <div className="min-w-0 flex-1 basis-60">
                    <h2 className="font-text text-body leading-snug font-semibold tracking-normal wrap-break-word">
                      {name}
                    </h2>
                    <p className="mt-1 whitespace-pre-line wrap-break-word" dir="auto">
                      {text}
                    </p>
                  </div>
                  <div className="-mx-2 flex flex-none items-start">
                    <RowAction to={`/admin/messages/answers/${id}`} icon="edit" about={name}>
                      Edit
                    </RowAction>
                    <RowAction to={`/admin/messages/answers/${id}/delete`} icon="delete" about={name}>
                      Delete
                    </RowAction>
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState title="No saved answers yet">Save the answers to questions that many people ask.</EmptyState>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch the saved answers. Please try again." />;
}
