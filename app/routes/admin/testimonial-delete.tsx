import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/admin/confirm-dialog';
import { deleteTestimonial, getTestimonial, TESTIMONIAL_NOT_FOUND_MESSAGE } from '~/domain/content/testimonials.server';
import { createConfirmPage } from '~/http/pages/confirm-page.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Delete testimonial, admin' }];

const LIST = '/admin/testimonials';

const route = createConfirmPage({
  permissions: deleteTestimonial.permissions,
  param: 'testimonialId',
  notFound: TESTIMONIAL_NOT_FOUND_MESSAGE,
  read: getTestimonial,
  failureMessage: untranslated('Failed to delete testimonial. Please try again.'),
  run: async (ctx, id) => {
    await deleteTestimonial(ctx, id);
    return { message: untranslated('Testimonial deleted successfully'), to: LIST };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function DeleteTestimonialPage() {
  const { quote } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title="Delete this testimonial?"
      id="delete-testimonial"
      closeTo={LIST}
      confirm="Delete testimonial"
      pendingLabel="Deleting..."
      keep="Keep testimonial"
    >
      <p>{quote}</p>
    </ConfirmDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
