import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import { getButtonClass } from '~/components/ui/button-class';
import { Icon } from '~/components/ui/icon';
import { useToasts } from '~/components/ui/toast-provider';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { useMessages } from '~/components/ui/use-messages';
import { JOIN_TOAST_MS } from './use-join-class';
import type { ClassView } from './class-view';

export function BackToClassLink({ session }: { session: ClassView }) {
  const messages = useMessages('member.home').classes;
  const { show } = useToasts();
  const { newTab } = useMessages('interface.controls');
  if (!session.hasLink || session.time !== 'now') return null;
  return (
    <a
      href={`/join/${session.id}`}
      target="_blank"
      rel="noreferrer"
      onClick={() => show({ kind: 'info', text: messages.again, durationMs: JOIN_TOAST_MS })}
      className={getButtonClass({ variant: 'quiet', block: true, className: 'mt-[0.85rem]' })}
    >
      {messages.back}
      <Icon glyph={ExternalLink} />
      <VisuallyHidden>{newTab}</VisuallyHidden>
    </a>
  );
}
