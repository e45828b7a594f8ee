import type { ReactNode } from 'react';
import { joinClassNames } from '~/components/ui/class-names';
import type { ContactLink } from '~/domain/content/responses';
import type { ContactDetails } from '~/domain/context';
import type { PolicyBlock, PolicyInline, PolicyPlaceholder } from '~/i18n/policy-document';
import { BULLET_CLASS } from './bullet-list';

/** Current values of the placeholders. A detail that is not set is empty. */
export type PolicyValues = Readonly<Record<PolicyPlaceholder, { text: string; href?: string | undefined }>>;

export function toPolicyValues(
  brandName: string,
  contact: (ContactDetails & { links: readonly ContactLink[] }) | undefined,
): PolicyValues {
  const linkTo = (kind: ContactLink['kind']) => {
    const link = contact?.links.find((one) => one.kind === kind);
    return { text: link?.label ?? '', href: link?.href };
  };
  return {
    brand: { text: brandName },
    address: { text: contact?.address ?? '' },
    phone: linkTo('phone'),
    email: linkTo('email'),
    whatsapp: linkTo('whatsapp'),
    data_officer: { text: contact?.dataProtection ?? '' },
    grievance_officer: { text: contact?.grievanceOfficer ?? '' },
  };
}

/**
 * Shows the text of a policy that staff have written. `headings` is the level of its main headings.
 * The first paragraph is an introduction if it is before the first heading.
 */
export function PolicyBlocks({
  blocks,
  values,
  headings,
  idPrefix = '',
}: {
  blocks: readonly PolicyBlock[];
  values: PolicyValues;
  headings: 2 | 3;
  /** Keeps the ids of headings unique if a page shows the same text twice. */
  idPrefix?: string;
}) {
  return blocks.map((block, index) => (
    <Block
      key={`${index}-${block.kind}`}
      block={block}
      values={values}
      headings={headings}
      idPrefix={idPrefix}
      isIntro={index === 0}
    />
  ));
}

function Block({
  block,
  values,
  headings,
  idPrefix,
  isIntro = false,
}: {
  block: PolicyBlock;
  values: PolicyValues;
  headings: 2 | 3;
  idPrefix: string;
  isIntro?: boolean;
}): ReactNode {
  if (block.kind === 'heading') {
    const Heading = `h${headings + block.level - 2}` as 'h2' | 'h3' | 'h4';
    return (
      <Heading
        id={`${idPrefix}${block.id}`}
        className={block.level === 2 ? 'mt-6 text-step-1 break-words' : 'mt-4 font-semibold break-words'}
      >
        <Inline parts={block.children} values={values} />
      </Heading>
    );
  }
  if (block.kind === 'paragraph')
    return (
      <p className={isIntro ? 'mt-3 text-[1.1875rem] break-words' : 'mt-1.5 break-words'}>
        <Inline parts={block.children} values={values} />
      </p>
    );
  const List = block.isNumbered ? 'ol' : 'ul';
  return (
    <List className={joinClassNames('mt-2 grid gap-2', block.isNumbered && 'list-decimal pl-5.5')}>
      {block.items.map((item, index) => (
        <li key={index} className={joinClassNames('[&>p]:mt-0', !block.isNumbered && BULLET_CLASS)}>
          {item.map((part, at) => (
            <Block key={at} block={part} values={values} headings={headings} idPrefix={idPrefix} />
          ))}
        </li>
      ))}
    </List>
  );
}

function Inline({ parts, values }: { parts: readonly PolicyInline[]; values: PolicyValues }): ReactNode {
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'value':
        return <Value key={index} {...values[part.name]} />;
      case 'break':
        return <br key={index} />;
      case 'bold':
        return (
          <strong key={index}>
            <Inline parts={part.children} values={values} />
          </strong>
        );
      case 'italic':
        return (
          <em key={index}>
            <Inline parts={part.children} values={values} />
          </em>
        );
      case 'link':
        return (
          <a
            key={index}
            href={fillAddress(part.href, values)}
            rel={/^https?:/i.test(part.href) ? 'nofollow noopener' : undefined}
            className="wrap-anywhere underline"
          >
            <LinkText parts={part.children} values={values} />
          </a>
        );
    }
  });
}

/** The text of a link. Contact details in it are not rendered as separate links. */
function LinkText({ parts, values }: { parts: readonly PolicyInline[]; values: PolicyValues }) {
  const plain = Object.fromEntries(Object.entries(values).map(([name, { text }]) => [name, { text }])) as PolicyValues;
  return <Inline parts={parts} values={plain} />;
}

function Value({ text, href }: { text: string; href?: string | undefined }) {
  if (href)
    return (
      <a href={href} translate="no" className="wrap-anywhere underline">
        {text}
      </a>
    );
  return <span translate="no">{text}</span>;
}

function fillAddress(href: string, values: PolicyValues): string {
  return href.replaceAll(/\{(\w+)\}/g, (_, name: PolicyPlaceholder) => encodeURI(values[name]?.text ?? ''));
}
