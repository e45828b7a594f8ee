import { useState } from 'react';
import Play from 'lucide-react/icons/play';
import { Icon } from '~/components/ui/icon';
import { youtubeThumbnail, youtubeVideoId } from '~/lib/youtube';

/** YouTube's own picture of a video; where there is none, or it cannot be had, a plain play button stands in. */
export function VideoThumbnail({ link }: { link: string }) {
  const [failed, setFailed] = useState(false);
  const id = youtubeVideoId(link);
  return (
    <span className="relative grid aspect-video w-32 flex-none place-items-center self-start overflow-hidden rounded-sheet bg-ink text-wall">
      <Icon glyph={Play} />
      {id && !failed ? (
        <img
          src={youtubeThumbnail(id)}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </span>
  );
}
