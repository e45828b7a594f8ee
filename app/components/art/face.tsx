import faces from '~/assets/art/faces.svg?no-inline';
import { joinClassNames } from '~/components/ui/class-names';
import type { Face } from '~/domain/members/policy';

const TONES = ['bg-[#e2e9f5]', 'bg-[#dbefe2]', 'bg-[#fde9bc]', 'bg-[#f3dcd2]'];

/** One of the drawn faces, or the general drawing of a teacher, as SVG content 120 units wide. */
export function FaceDrawing({ face, y = 0 }: { face: Face | 'seated'; y?: number }) {
  return <use href={`${faces}#${face}`} width="120" height={face === 'seated' ? 112 : 120} y={y} />;
}

/**
 * The face that a member has chosen, or the first letter of the name, on a disc. The colours are
 * the same in both themes.
 */
export function FaceDisc({ face, name, className }: { face: Face | null; name: string; className?: string }) {
  const tone = TONES[(name.codePointAt(0) ?? 0) % TONES.length];
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={joinClassNames(
        'grid flex-none place-items-center overflow-hidden rounded-full font-display text-[1.125rem] text-[#17233f] forced-color-adjust-none',
        '[--face-hair:#17233f] [--face-ink:#17233f] [--face-paper:#fffdf8]',
        tone,
        className,
      )}
    >
      {face ? (
        <svg viewBox="22 8 76 76" className="size-full">
          <FaceDrawing face={face} />
        </svg>
      ) : (
        [...name][0]
      )}
    </span>
  );
}
