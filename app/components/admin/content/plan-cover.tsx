import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import { Icon } from '~/components/ui/icon';

/** The cover of a diet plan in the staff list, or a placeholder. */
export function PlanCover({ src }: { src: string | null }) {
  const frame = 'h-[88px] w-[66px] flex-none self-start overflow-hidden rounded-sheet bg-wall-deep';
  if (src) return <img src={src} alt="" loading="lazy" width={66} height={88} className={`${frame} object-cover`} />;
  return (
    <span className={`${frame} grid place-items-center text-ink-soft`}>
      <Icon glyph={FileText} />
    </span>
  );
}
