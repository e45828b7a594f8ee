import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { AddLink } from '~/components/admin/add-link';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { ListRow } from '~/components/admin/list-row';
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
                <ListRow
                  key={id}
                  title={name}
                  actions={
                    <>
                      <RowAction to={`/admin/messages/answers/${id}`} icon="edit" about={name}>
                        Edit
                      </RowAction>
                      <RowAction to={`/admin/messages/answers/${id}/delete`} icon="delete" about={name}>
                        Delete
                      </RowAction>
                    </>
                  }
                >
                  <p className="mt-1 whitespace-pre-line wrap-break-word" dir="auto">
                    {text}
                  </p>
                </ListRow>
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
