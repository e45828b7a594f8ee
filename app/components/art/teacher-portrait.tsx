import { joinClassNames } from '~/components/ui/class-names';
import type { Face } from '~/domain/members/policy';
import { FaceDisc, FaceDrawing } from './face';

/** The photo or the drawn face of a teacher. Without either, a general drawing is shown. */
export interface Portrait {
  face: Face | null;
  /** URL of the photo, or null. */
  photo: string | null;
}

/**
 * A teacher on the ground line of a class card. The disc behind the head is filled only while the
 * class is live.
 */
export function TeacherPortrait({
  isLive,
  portrait,
  className,
}: {
  isLive: boolean;
  portrait: Portrait | null | undefined;
  className?: string;
}) {
  const photo = portrait?.photo;
  return (
    <span className={joinClassNames('relative block', className)}>
      <svg
        viewBox="0 0 120 112"
        aria-hidden="true"
        className="block h-auto w-full overflow-visible [--face-hair:#17233f] [--face-ink:var(--color-ink)] [--face-paper:var(--color-leaf)]"
        fill="var(--color-leaf)"
        stroke="var(--color-ink)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {isLive ? (
          <circle cx="60" cy={photo ? 56 : 44} r={photo ? 50 : 40} fill="var(--color-sun)" stroke="none" />
        ) : (
          <circle
            cx="60"
            cy={photo ? 56 : 44}
            r={photo ? 50 : 40}
            fill="none"
            stroke="var(--color-edge)"
            strokeDasharray=".1 6"
          />
        )}
        {photo ? null : <FaceDrawing face={portrait?.face ?? 'seated'} y={portrait?.face ? -7 : 0} />}
      </svg>
      {photo ? (
        <img
          src={photo}
          alt=""
          width="88"
          height="88"
          className="absolute top-[10.7%] left-[13.3%] h-auto w-[73.3%] rounded-full"
        />
      ) : null}
    </span>
  );
}

/** The photo, the drawn face or the first letter of a teacher in a row, on a disc. */
export function TeacherDisc({ portrait: { face, photo }, name, className }: TeacherDiscProps) {
  if (!photo) return <FaceDisc face={face} name={name} className={className ?? ''} />;
  return (
    <img
      src={photo}
      alt=""
      width="36"
      height="36"
      loading="lazy"
      className={joinClassNames('flex-none rounded-full', className)}
    />
  );
}

interface TeacherDiscProps {
  portrait: Portrait;
  name: string;
  className?: string;
}
