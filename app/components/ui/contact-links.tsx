import type { ContactLink } from '~/domain/content/responses';

/** Contact links, placed below a text. */
export function ContactLinks({ links }: { links: readonly ContactLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ kind, href, label }) => (
        <li key={kind} className="min-w-0">
          <a
            href={href}
            translate="no"
            className="inline-flex min-h-touch items-center font-semibold wrap-anywhere underline"
          >
            {kind === 'whatsapp' ? `WhatsApp ${label}` : label}
          </a>
        </li>
      ))}
    </ul>
  );
}
