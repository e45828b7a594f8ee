import { AsanaDrawing } from '~/components/art/asana';
import { Logo } from '~/components/art/logo';
import { RankBadge } from '~/components/art/rank-badge';
import { RooftopScene } from '~/components/art/scene';
import { WeekLine } from '~/components/art/week-line';
import { GalleryExample } from './gallery-example';

const POSES = ['adho', 'bala', 'bhujanga', 'sangha', 'sukhasana', 'vira', 'vriksha'] as const;
const RANKS = Array.from({ length: 11 }, (_, rank) => rank);
const WEEK = ['attended', 'attended', 'missed', 'attended', 'today', 'upcoming', 'upcoming'] as const;

/** Gallery of all drawings, for development. */
export function DrawingExamples() {
  return (
    <>
      <GalleryExample name="Mark and week">
        <Logo size={64} />
        <WeekLine mornings={WEEK} />
      </GalleryExample>
      <GalleryExample name="Ranks">
        <div className="flex flex-wrap gap-3">
          {RANKS.map((rank) => (
            <RankBadge key={rank} rank={rank} />
          ))}
          <RankBadge rank={4} earned={false} />
        </div>
      </GalleryExample>
      <GalleryExample name="Figures">
        <div className="flex flex-wrap gap-4">
          {POSES.map((pose) => (
            <AsanaDrawing key={pose} pose={pose} />
          ))}
        </div>
      </GalleryExample>
      <GalleryExample name="Rooftops">
        <div className="relative h-48 overflow-hidden rounded-sheet">
          <RooftopScene time="day" crop="strip" />
        </div>
        <div className="relative h-48 overflow-hidden rounded-sheet">
          <RooftopScene time="dawn" crop="strip" />
        </div>
      </GalleryExample>
    </>
  );
}
