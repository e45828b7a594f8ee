import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminError } from '~/components/admin/admin-error';
import { ConfirmForm } from '~/components/admin/confirm-form';
import { RouteDialog } from '~/components/admin/route-dialog';
import { sendOrStay, stayWhenDone } from '~/components/ui/form-reply';
import { deleteVideo } from '~/domain/content/delete-video.server';
import { VIDEO_NOT_FOUND } from '~/domain/content/lock-rows.server';
import { getVideoResource } from '~/domain/content/queries.server';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';

export const meta: MetaFunction = () => [{ title: 'Delete video, Sangha admin' }];

const LIST = '/admin/video';

export const shouldRevalidate = stayWhenDone;

export const clientAction = sendOrStay;

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'manage_resources', (ctx) =>
    getVideoResource(ctx, pathId(args.params.videoId, VIDEO_NOT_FOUND)),
  );
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'admin',
    permissions: deleteVideo.permissions,
    loginMessage: 'Admin authentication required. Please log in.',
    failureMessage: 'Failed to delete video resource',
    handle: async ({ ctx }) => {
      await deleteVideo(ctx, pathId(args.params.videoId, VIDEO_NOT_FOUND));
      return { message: 'Video resource deleted successfully', to: LIST };
    },
  });
}

export default function DeleteVideoPage() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Delete this video?" closeTo={LIST}>
      <ConfirmForm id="delete-video" closeTo={LIST} confirm="Delete video" pendingLabel="Deleting..." keep="Keep video">
        <p>{title}</p>
        <p className="text-ink-soft">It stays on YouTube. To hide it here for a while, switch it off instead.</p>
      </ConfirmForm>
    </RouteDialog>
  );
}

export function ErrorBoundary() {
  return <AdminError />;
}
