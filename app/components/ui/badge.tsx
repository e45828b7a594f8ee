import type { ReactNode } from 'react';
import { joinClassNames } from './class-names';
import { Icon, type IconGlyph } from './icon';
import { useMessages } from './use-messages';

/**
 * Status of a badge. Each status has a different shape and text, so that it can be recognised
 * without colour.
 */
export type BadgeStatus = 'approved' | 'pending' | 'rejected';

const looks: Record<BadgeStatus, { pill: string; shape: string }> = {
  approved: { pill: 'bg-neem-wash text-neem', shape: 'size-[7px] rounded-full bg-current' },
  pending: { pill: 'bg-haldi-wash text-haldi', shape: 'size-[7px] rounded-full border-[1.75px] border-current' },
  rejected: { pill: 'bg-sindoor-wash text-sindoor', shape: 'w-[9px] border-t-2 border-current' },
};

/** Status as a text with a symbol in front of it: a filled dot, a ring or a dash. */
export function StatusBadge({
  status,
  isLong = false,
  children,
}: {
  status: BadgeStatus;
  /** True for a text that may need more than one line, such as a name. */
  isLong?: boolean;
  children: ReactNode;
}) {
  const { pill, shape } = looks[status];
  return (
    <span
      className={joinClassNames(
        'inline-flex items-center gap-[0.4rem] rounded-pill py-px pr-[0.6rem] pl-2 text-note leading-6 font-semibold forced-colors:border',
        isLong ? 'wrap-anywhere' : 'whitespace-nowrap',
        pill,
      )}
    >
      <span
        aria-hidden="true"
        className={joinClassNames('forced-color-adjust-none forced-colors:text-[CanvasText]', shape)}
      />
      {children}
    </span>
  );
}

/** A short outlined label, such as a type or a price. */
export function Tag({ glyph, dashed, children }: { glyph?: IconGlyph; dashed?: boolean; children: ReactNode }) {
  return (
    <span
      className={joinClassNames(
        'inline-flex max-w-full items-center gap-[0.35rem] rounded-sheet border-[1.5px] border-edge px-[min(0.55rem,2.5vw)] text-note leading-[1.3125rem] wrap-anywhere',
        dashed ? 'border-dashed font-normal text-ink' : 'font-semibold',
      )}
    >
      {glyph ? <Icon glyph={glyph} size="s" className="size-3.5" /> : null}
      {children}
    </span>
  );
}

/**
 * Shows readers of a translated page that a text is available only in English. Renders nothing if
 * `lang` is undefined.
 */
export function EnglishOnlyTag({ lang }: { lang: string | undefined }) {
  return lang ? <InEnglish /> : null;
}

function InEnglish() {
  return <Tag dashed>{useMessages('interface.controls').inEnglish}</Tag>;
}
