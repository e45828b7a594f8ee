import Play from 'lucide/dist/esm/icons/play.mjs';
import { Icon } from '~/components/ui/icon';
import { getYoutubeThumbnail, parseYoutubeVideoId } from '~/lib/youtube';

/**
 * YouTube's thumbnail in front of a plain play button, which remains visible if the thumbnail does
 * not load.
 */
export function VideoThumbnail({ link }: { link: string }) {
  const id = parseYoutubeVideoId(link);
  return (
    <span
      aria-hidden="true"
      className="relative grid aspect-video w-32 max-w-full flex-none place-items-center self-start overflow-hidden rounded-sheet bg-ink text-wall"
    >
      <Icon glyph={Play} />
      {id ? (
        <span
          data-thumbnail={id}
          style={{ backgroundImage: `url(${getYoutubeThumbnail(id)})` }}
          className="absolute inset-0 bg-cover bg-center"
        />
      ) : null}
    </span>
  );
}
