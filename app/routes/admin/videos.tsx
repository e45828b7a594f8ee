import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import { AddLink } from '~/components/admin/add-link';
import { ContentRow } from '~/components/admin/content/content-row';
import { VideoThumbnail } from '~/components/admin/content/video-thumbnail';
import { RefreshLink } from '~/components/admin/refresh-link';
import { Icon } from '~/components/ui/icon';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { listVideoResources } from '~/domain/content/videos.server';
import { loadAdminPage } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'Video resources, admin' }];

export const handle = {
  unreachable: 'Failed to load video resources. Please try again.',
  unreadable: 'Invalid response format',
};

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_resources', async (ctx) => ({ videos: await listVideoResources(ctx) }));
}

export default function VideosPage() {
  const { videos } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Manage Video Resources"
        action={
          <div className="flex flex-wrap gap-2.5">
            <RefreshLink to="/admin/video" />
            <AddLink to="/admin/video/new">Add New Video</AddLink>
          </div>
        }
      >
        {videos.length === 1 ? '1 video' : `${videos.length} videos`}, the newest first.
      </PageHeader>
      <div className="mt-5">
        <Outlet />
        {videos.length > 0 ? (
          <Card padded={false} aria-label="All videos">
            <ul>
              {videos.map((video) => (
                <ContentRow
                  key={video.id}
                  title={video.title}
                  picture={<VideoThumbnail link={video.youtube_link} />}
                  badge={{ lit: video.is_active, word: video.is_active ? 'Active' : 'Inactive' }}
                  tags={[video.category || 'Other']}
                  editTo={`/admin/video/${video.id}`}
                  deleteTo={`/admin/video/${video.id}/delete`}
                >
                  <p>{video.description}</p>
                  <a
                    href={video.youtube_link}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-[38px] items-center gap-1 text-neel underline"
                  >
                    Watch on YouTube
                    <Icon glyph={ExternalLink} size="s" />
                    <VisuallyHidden> {video.title} (opens in a new window)</VisuallyHidden>
                  </a>
                </ContentRow>
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState title='No video resources found. Click "Add New Video" to get started.' />
        )}
      </div>
    </>
  );
}

export { VideoListError as ErrorBoundary } from '~/components/admin/content/video-list-error';
