import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BilingualFields } from '~/components/admin/content/bilingual-fields';
import { listTranslationFieldNames, type TranslationFieldName } from '~/components/admin/content/translation-fields';
import { InlineForm } from '~/components/admin/content/inline-form';
import { VersionField } from '~/components/admin/version-field';
import { SelectField } from '~/components/ui/select-field';
import { SwitchField } from '~/components/ui/switch-field';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { createVideo, getVideoResource, updateVideo, VIDEO_NOT_FOUND_MESSAGE } from '~/domain/content/videos.server';
import { VIDEO_CATEGORIES } from '~/domain/content/policy';
import { createRowPage } from '~/http/pages/row-page.server';
import { untranslated } from '~/i18n/messages/message';

const schema = () => import('~/domain/content/schemas').then(({ videoFormSchema }) => videoFormSchema);

export const meta: MetaFunction = () => [{ title: 'Edit video, admin' }];

const LIST = '/admin/video';
const LABELS = { title: 'Title', youtube_link: 'YouTube link', description: 'Description' };
const TEXTS = [
  { field: 'title', label: 'Title', maxLength: 200, required: true, canBeSame: true },
  { field: 'description', label: 'Description', maxLength: 1000, rows: 3, required: true },
] as const;

type Name =
  'title' | 'description' | 'youtube_link' | 'category' | 'is_active' | TranslationFieldName<'title' | 'description'>;

const route = createRowPage({
  permissions: createVideo.permissions,
  param: 'videoId',
  notFound: VIDEO_NOT_FOUND_MESSAGE,
  read: getVideoResource,
  schema,
  create: createVideo,
  update: updateVideo,
  list: LIST,
  loginMessage: untranslated('Admin authentication required. Please log in.'),
  getResultMessages: (isNew) => ({
    done: untranslated(`Video resource ${isNew ? 'added' : 'updated'} successfully`),
    failed: untranslated(isNew ? 'Failed to add video resource' : 'Failed to update video resource'),
  }),
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function VideoPage() {
  const { row: video } = useLoaderData<typeof loader>();
  return <VideoForm key={video?.id} video={video} />;
}

function VideoForm({ video }: { video: Awaited<ReturnType<typeof getVideoResource>> | null }) {
  const { form, fields, reply } = useServerForm<Name>({
    schema,
    id: 'video',
    unreachable: 'Failed to save video resource. Please try again.',
    defaultValue: {
      title: video?.title ?? '',
      description: video?.description ?? '',
      youtube_link: video?.youtube_link ?? '',
      category: video?.category ?? VIDEO_CATEGORIES[0],
      is_active: video?.is_active === false ? '' : '1',
      translations: video?.translations ?? {},
    },
  });
  return (
    <InlineForm
      title={video ? 'Edit video' : 'Add New Video'}
      form={form}
      fields={[
        fields.title,
        fields.youtube_link,
        fields.description,
        fields.category,
        fields.is_active,
        ...listTranslationFieldNames(TEXTS).map((name) => fields[name]),
      ]}
      labels={LABELS}
      reply={reply}
      closeTo={LIST}
      submit={video ? 'Save changes' : 'Add video'}
    >
      {video ? <VersionField version={video.version} reply={reply} /> : null}
      <BilingualFields texts={TEXTS} fields={fields} />
      <TextField
        label={LABELS.youtube_link}
        field={fields.youtube_link}
        type="url"
        maxLength={500}
        hint="From the address bar, Share, Shorts or a live stream"
        required
      />
      <SelectField
        label="Category"
        field={fields.category}
        choices={VIDEO_CATEGORIES.map((name) => ({ value: name, label: name }))}
      />
      <div className="grid content-end">
        <SwitchField field={fields.is_active}>Active: shown on the site</SwitchField>
      </div>
    </InlineForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
