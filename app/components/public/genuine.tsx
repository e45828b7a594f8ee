import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import { Icon } from '~/components/ui/icon';
import type { CertificateWords } from '~/i18n/certificate';

/** That a certificate is ours, and since when. */
export function Genuine({ issued, words }: { issued: string; words: CertificateWords }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 pt-2 pb-4 print:hidden">
      <Icon glyph={BadgeCheck} className="text-neem" />
      <span className="font-semibold text-neem">{words.genuine}</span>
      <span className="text-ink-soft">{issued}</span>
    </p>
  );
}
