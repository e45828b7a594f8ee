import Play from 'lucide/dist/esm/icons/play.mjs';
import { EnglishOnlyTag, Tag } from '~/components/ui/badge';
import { Icon } from '~/components/ui/icon';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { VideoResource } from '~/domain/content/responses';
import type { LocalizedRow } from '~/domain/translations';
import { useMessages } from '~/components/ui/use-messages';

/** Opens the video in a new window. Before that, nothing is loaded from the video site. */
export function VideoRow({ video }: { video: LocalizedRow<VideoResource> }) {
  const messages = useMessages('member.resources').video;
  return (
    <li className="relative flex flex-wrap items-start gap-4 rounded-sheet bg-leaf p-[18px] shadow-(--shadow-leaf) has-[a:hover]:bg-leaf-high forced-colors:border">
      <span className="grid aspect-video w-28 flex-none max-[350px]:w-full place-items-center rounded-sheet bg-wall-deep">
        <span className="grid size-9 place-items-center rounded-full border-2 border-ink bg-sun text-on-sun">
          <Icon glyph={Play} size="s" />
        </span>
      </span>
      <div className="min-w-0 flex-[1_1_9rem]">
        <h2 className="font-text text-body leading-snug font-semibold tracking-normal">
          <a
            href={video.youtube_link}
            target="_blank"
            rel="noreferrer"
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            <span lang={video.langs.title}>{video.title}</span>
            <VisuallyHidden>{messages.newWindow}</VisuallyHidden>
          </a>
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-2.5 gap-y-1">
          <Tag>{getCategoryName(video.category || 'Other', messages.categories)}</Tag>
          <EnglishOnlyTag lang={video.langs.title} />
        </p>
        <p lang={video.langs.description} className="mt-1.5 text-small text-ink-soft">
          {video.description}
        </p>
      </div>
    </li>
  );
}

function getCategoryName(category: string, names: Record<string, string>): string {
  return names[category] ?? category;
}
