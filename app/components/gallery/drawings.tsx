import { Asana } from '~/components/art/asana';
import { Logo } from '~/components/art/logo';
import { RankBadge } from '~/components/art/rank-badge';
import { Scene } from '~/components/art/scene';
import { WeekLine } from '~/components/art/week-line';
import { Exhibit } from './exhibit';

const POSES = ['adho', 'bala', 'bhujanga', 'sangha', 'sukhasana', 'vira', 'vriksha'] as const;
const RANKS = Array.from({ length: 11 }, (_, rank) => rank);
const WEEK = ['attended', 'attended', 'missed', 'attended', 'today', 'upcoming', 'upcoming'] as const;

/** Shows all drawings. */
export function Drawings() {
  return (
    <>
      <Exhibit name="Mark and week">
        <Logo size={64} />
        <WeekLine mornings={WEEK} />
      </Exhibit>
      <Exhibit name="Ranks">
        <div className="flex flex-wrap gap-3">
          {RANKS.map((rank) => (
            <RankBadge key={rank} rank={rank} />
          ))}
          <RankBadge rank={4} earned={false} />
        </div>
      </Exhibit>
      <Exhibit name="Figures">
        <div className="flex flex-wrap gap-4">
          {POSES.map((pose) => (
            <Asana key={pose} pose={pose} />
          ))}
        </div>
      </Exhibit>
      <Exhibit name="Rooftops">
        <div className="relative h-48 overflow-hidden rounded-sheet">
          <Scene time="day" crop="strip" />
        </div>
        <div className="relative h-48 overflow-hidden rounded-sheet">
          <Scene time="dawn" crop="strip" />
        </div>
      </Exhibit>
    </>
  );
}
