import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import { Icon } from '~/components/ui/icon';
import { useMessages } from '~/components/ui/use-messages';

/** Confirms that a certificate is genuine, with its issue date. */
export function VerifiedCertificateBadge({ issued }: { issued: string; }) {
  const messages = useMessages('certificate');
  return (
    <p className="flex flex-wrap items-center gap-x-2 pt-2 pb-4 print:hidden">
      <Icon glyph={BadgeCheck} className="text-neem" />
      <span className="font-semibold text-neem">{messages.genuine}</span>
      <span className="text-ink-soft">{issued}</span>
    </p>
  );
}
