import { LOGO_SVG_PATH_DATA } from '~/components/art/logo';
import { joinClassNames } from '~/components/ui/class-names';

/** A loop around a filled dot, the symbol of an attended day. */
export function AttendedDayLoop({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={joinClassNames('flex-none overflow-visible', className)}>
      <path d={LOGO_SVG_PATH_DATA} fill="none" stroke="var(--color-ink)" strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="16" cy="12.5" r="4.6" fill="var(--color-sun)" />
    </svg>
  );
}
