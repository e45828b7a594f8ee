import Mail from 'lucide/dist/esm/icons/mail.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import type { ContactLink } from '~/domain/content/responses';
import { classNames } from './class-names';
import { Icon } from './icon';

export const CONTACT_GLYPHS = { whatsapp: MessageCircle, email: Mail, phone: Phone };

/** The ways to contact the community as links, below a text that asks to do so. */
export function ContactLinks({ links, className }: { links: readonly ContactLink[]; className?: string }) {
  return (
    <ul className={classNames('flex flex-wrap gap-x-6', className)}>
      {links.map(({ kind, href, label }) => (
        <li key={kind} className="min-w-0">
          <a
            href={href}
            translate="no"
            className="inline-flex min-h-touch items-center gap-2 font-semibold wrap-anywhere underline"
          >
            <Icon glyph={CONTACT_GLYPHS[kind]} className="flex-none" />
            {kind === 'whatsapp' ? `WhatsApp ${label}` : label}
          </a>
        </li>
      ))}
    </ul>
  );
}
