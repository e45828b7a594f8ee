import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import { getButtonClass } from '~/components/ui/button-class';
import { Icon } from '~/components/ui/icon';
import { useToasts } from '~/components/ui/toast-provider';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { useMessages } from '~/components/ui/use-messages';
import { JOIN_TOAST_MS } from './use-join-class';
import type { ClassView } from './class-view';

/**
 * Link that opens a joined class again. If the browser has blocked the tab of the class, the page
 * says so, and the link is the main button.
 */
export function BackToClassLink({ session, isBlocked }: { session: ClassView; isBlocked: boolean }) {
  const messages = useMessages('member.home').classes;
  const { show } = useToasts();
  const { newTab } = useMessages('interface.controls');
  if (!session.hasLink || session.time !== 'now') return null;
  return (
    <>
      <p role="status" className={isBlocked ? 'mt-3 font-semibold' : 'sr-only'}>
        {isBlocked ? messages.blocked : ''}
      </p>
      <a
        href={`/join/${session.id}`}
        target="_blank"
        rel="noreferrer"
        onClick={() => show({ kind: 'info', text: messages.again, durationMs: JOIN_TOAST_MS })}
        className={getButtonClass({
          variant: isBlocked ? 'sun' : 'quiet',
          size: isBlocked ? 'big' : 'regular',
          block: true,
          className: 'mt-3',
        })}
      >
        {isBlocked ? messages.openClass : messages.back}
        <Icon glyph={ExternalLink} />
        <VisuallyHidden>{newTab}</VisuallyHidden>
      </a>
    </>
  );
}
