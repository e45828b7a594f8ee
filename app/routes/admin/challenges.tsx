import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { AddLink } from '~/components/admin/add-link';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { ChallengeFunnel } from '~/components/admin/challenge-funnel';
import { ListRow } from '~/components/admin/list-row';
import { RowAction } from '~/components/admin/row-action';
import { Tag } from '~/components/ui/badge';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { listChallenges } from '~/domain/challenges/challenges.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { formatDateTime } from '~/lib/calendar';
import { formatDate } from '~/lib/date-text';

export const meta: MetaFunction = () => [{ title: 'Challenges, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_classes', async (ctx) => {
    const today = ctx.clock.today();
    const challenges = await listChallenges(ctx);
    return {
      isNextMissing: !challenges.some(({ starts_on, ended_at }) => starts_on > today && !ended_at),
      challenges: challenges.map(({ counted_at, ...one }) => ({
        ...one,
        hasBegun: one.starts_on <= today,
        counted: counted_at && formatDateTime(counted_at, ctx.clock.timeZone),
      })),
    };
  });
}

export default function ChallengesPage() {
  const { challenges, isNextMissing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Challenges" action={<AddLink to="/admin/challenges/new">Add challenge</AddLink>}>
        New members join the challenge that is in its first week, otherwise the next one.
      </PageHeader>
      {isNextMissing ? (
        <p role="status" className="mt-4 border-l-4 border-haldi bg-leaf px-4 py-3 font-semibold">
          No challenge is planned after this one. Members who sign up after its first week have none to join.
        </p>
      ) : null}
      <div className="mt-5">
        <Outlet />
        {challenges.length > 0 ? (
          <Card padded={false} aria-label="All challenges">
            <ul>
              {challenges.map(({ id, title, starts_on, days, ended_at, hasBegun, reached, counted }) => (
                <ListRow
                  key={id}
                  title={title}
                  actions={
                    ended_at ? null : (
                      <>
                        <RowAction to={`/admin/challenges/${id}`} icon="edit" about={title}>
                          Edit
                        </RowAction>
                        <RowAction to={`/admin/challenges/${id}/end`} icon="cancel" about={title}>
                          End
                        </RowAction>
                      </>
                    )
                  }
                >
                  <p className="mt-1 text-small text-ink-soft">
                    {hasBegun ? 'Began' : 'Begins'} on Monday, {formatDate(starts_on)}
                  </p>
                  <p className="mt-2 flex flex-wrap gap-2">
                    <Tag>{days} days</Tag>
                    {ended_at ? <Tag>Ended</Tag> : null}
                  </p>
                  {hasBegun && counted ? (
                    <ChallengeFunnel title={title} days={days} reached={reached} counted={counted} />
                  ) : null}
                </ListRow>
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState title="No challenge yet.">Members who sign up on the landing page wait for one.</EmptyState>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch challenges. Please try again." />;
}
