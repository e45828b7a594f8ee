import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { TabLinks } from '~/components/ui/tab-links';
import { getClass } from '~/domain/classes/timetable.server';
import { listReviews, type Review } from '~/domain/ratings/list-reviews.server';
import { listReviewsSchema } from '~/domain/ratings/schemas';
import { loadAdminPage } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'Reviews, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_classes', async (ctx) => {
    const filters = listReviewsSchema.parse(Object.fromEntries(new URL(args.request.url).searchParams));
    const [page, yogaClass] = await Promise.all([
      listReviews(ctx, filters),
      filters.class_id ? getClass(ctx, filters.class_id) : null,
    ]);
    return { ...page, filters, title: yogaClass?.title ?? null };
  });
}

export default function ReviewsPage() {
  const { reviews, before, filters, title } = useLoaderData<typeof loader>();
  const to = (more: { stars?: number | undefined; before?: number }) => {
    const query = { class_id: filters.class_id, stars: filters.stars, ...more };
    const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    return `/admin/reviews?${new URLSearchParams(given)}`;
  };
  return (
    <>
      <PageHeader
        title={title ? `Reviews of ${title}` : 'Reviews'}
        action={
          <ButtonLink to={title ? '/admin/reviews' : '/admin/classes'} variant="quiet">
            {title ? 'Reviews of all classes' : 'Live classes'}
          </ButtonLink>
        }
      >
        What members wrote with their stars, the newest first.
      </PageHeader>
      <div className="mt-6 mb-5 overflow-x-auto pb-2.5">
        <TabLinks
          label="Reviews by stars"
          tabs={[
            { to: to({ stars: undefined }), label: 'All', current: filters.stars === undefined },
            ...[5, 4, 3, 2, 1].map((stars) => ({
              to: to({ stars }),
              label: parseStars(stars),
              current: filters.stars === stars,
            })),
          ]}
        />
      </div>
      {reviews.length === 0 ? (
        <EmptyState title="No reviews here">Members write them after a class.</EmptyState>
      ) : (
        <Card padded={false} aria-label="Reviews">
          <ul className="divide-y divide-hair">
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
        </Card>
      )}
      {before ? (
        <p className="mt-4">
          <ButtonLink to={to({ before })} variant="quiet">
            Older reviews
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

function ReviewItem({ review }: { review: Review }) {
  return (
    <li className="grid gap-1 px-5 py-3.5">
      <p className="flex flex-wrap items-baseline gap-x-3 text-small text-ink-soft">
        <b className="text-ink">{parseStars(review.stars)}</b>
        {review.class ? (
          <Link to={`/admin/reviews?class_id=${review.class.id}`} className="underline">
            {review.class.title}
          </Link>
        ) : (
          <span>The platform</span>
        )}
        <span>{review.day}</span>
        <span>{review.firstName}</span>
      </p>
      <p className="max-w-read break-words whitespace-pre-line">{review.words}</p>
    </li>
  );
}

function parseStars(count: number): string {
  return count === 1 ? '1 star' : `${count} stars`;
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch reviews. Please try again." />;
}
