import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/admin/confirm-dialog';
import { deleteVideo, getVideoResource, VIDEO_NOT_FOUND_MESSAGE } from '~/domain/content/videos.server';
import { createConfirmPage } from '~/http/pages/confirm-page.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Delete video, admin' }];

const LIST = '/admin/video';

const route = createConfirmPage({
  permissions: deleteVideo.permissions,
  param: 'videoId',
  notFound: VIDEO_NOT_FOUND_MESSAGE,
  read: getVideoResource,
  loginMessage: untranslated('Admin authentication required. Please log in.'),
  failureMessage: untranslated('Failed to delete video resource'),
  run: async (ctx, id) => {
    await deleteVideo(ctx, id);
    return { message: untranslated('Video resource deleted successfully'), to: LIST };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function DeleteVideoPage() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title="Delete this video?"
      id="delete-video"
      closeTo={LIST}
      confirm="Delete video"
      pendingLabel="Deleting..."
      keep="Keep video"
    >
      <p>{title}</p>
      <p className="text-ink-soft">It stays on YouTube. To hide it here for a while, switch it off instead.</p>
    </ConfirmDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
