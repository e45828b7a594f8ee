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
import { createTestimonial, listTestimonials } from '~/domain/content/testimonials.server';
import { loadAdminPage } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'Testimonials, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, createTestimonial.permissions, async (ctx) => ({
    testimonials: await listTestimonials(ctx),
  }));
}

export default function TestimonialsPage() {
  const { testimonials } = useLoaderData<typeof loader>();
  const actions = (
    <div className="flex flex-wrap gap-2.5">
      <ButtonLink to="/admin/sections" variant="quiet">
        Site Settings
      </ButtonLink>
      <AddLink to="/admin/testimonials/new">Add testimonial</AddLink>
    </div>
  );
  return (
    <>
      <PageHeader title="Testimonials" action={actions}>
        What members say, on the home page. Ask them before you publish their words.
      </PageHeader>
      <div className="mt-5">
        <Outlet />
        {testimonials.length > 0 ? (
          <Card padded={false} aria-label="All testimonials">
            <ul>
              {testimonials.map(({ id, name, age, days, achievement, quote, photo }) => (
                <ListRow
                  key={id}
                  title={age === null ? name : `${name}, ${age}`}
                  picture={
                    photo ? (
                      <img src={photo} alt="" width="52" height="52" className="size-13 flex-none rounded-full" />
                    ) : null
                  }
                  actions={
                    <>
                      <RowAction to={`/admin/testimonials/${id}`} icon="edit" about={name}>
                        Edit
                      </RowAction>
                      <RowAction to={`/admin/testimonials/${id}/delete`} icon="delete" about={name}>
                        Delete
                      </RowAction>
                    </>
                  }
                >
                  <p className="mt-1 wrap-break-word">{quote}</p>
                  <p className="mt-1 text-small text-ink-soft">
                    Days: {days}
                    {achievement ? ` · ${achievement}` : ''}
                  </p>
                </ListRow>
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState title="No testimonials yet" action={actions}>
            Without any, the home page leaves the section out.
          </EmptyState>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch testimonials. Please try again." />;
}
