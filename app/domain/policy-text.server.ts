import { LRUCache } from 'lru-cache';
import type { Token, Tokens } from 'marked';
import {
  getPlainText,
  POLICY_PLACEHOLDERS,
  type PolicyBlock,
  type PolicyInline,
  type PolicyPlaceholder,
} from '~/i18n/policy-document';
import { splitAddresses } from './policy-addresses';
import { createTextError, lexPolicy } from './policy-lexer';

const PLACEHOLDER = /\{(\w+)\}/;

/**
 * Allowed link targets: pages of this site, other sites, email and phone. Two slashes at the start
 * are rejected even if a placeholder is between them: an empty placeholder in `/{phone}/a.example`
 * would lead to another site.
 */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\{])|#)[^\s\p{Cc}]*$/iu;

const WORD = /[\p{L}\p{N}]/u;

/** Parsed texts, because a long text takes up to 0.1 seconds. */
const parsedTexts = new LRUCache<string, readonly PolicyBlock[]>({ max: 64 });

/**
 * Parses the Markdown of a policy. Only headings, paragraphs, lists, links, addresses, bold and
 * italic text are formatted. Everything else, such as HTML, is shown as it was typed. Throws
 * `invalid` at the field `text` if there are no words, or if parsing would take too long.
 */
export function parsePolicyText(markdown: string, idPrefix: string): readonly PolicyBlock[] {
  const key = `${idPrefix} ${markdown}`;
  const parsed = parsedTexts.get(key) ?? parseMarkdown(markdown, idPrefix);
  parsedTexts.set(key, parsed);
  return parsed;
}

function parseMarkdown(markdown: string, idPrefix: string): PolicyBlock[] {
  let headings = 0;
  const toBlocks = (tokens: readonly Token[]): PolicyBlock[] => tokens.flatMap((token) => toBlock(token) ?? []);
  const toBlock = (token: Token): PolicyBlock | null => {
    switch (token.type) {
      case 'space':
      case 'hr':
        return null;
      case 'heading': {
        const { depth, tokens } = token as Tokens.Heading;
        headings += 1;
        return { kind: 'heading', level: depth > 2 ? 3 : 2, id: `${idPrefix}-${headings}`, children: toInline(tokens) };
      }
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return { kind: 'list', isNumbered: ordered, items: items.map((item) => toBlocks(item.tokens)) };
      }
      case 'paragraph':
      case 'text':
        return { kind: 'paragraph', children: toInline((token as Tokens.Text).tokens ?? [token]) };
      default:
        return { kind: 'paragraph', children: splitPlaceholders(token.raw.trim()) };
    }
  };
  const blocks = toBlocks(lexPolicy(markdown));
  if (!blocks.some(hasWords)) throw createTextError('Write a text with words');
  return blocks;
}

function hasWords(block: PolicyBlock): boolean {
  return block.kind === 'list'
    ? block.items.some((item) => item.some(hasWords))
    : WORD.test(getPlainText(block.children, {}));
}

function toInline(tokens: readonly Token[]): PolicyInline[] {
  return joinTexts(joinPlainTokens(tokens).flatMap(toParts));
}

const isPlain = (token: Token | undefined) => token?.type === 'text' || token?.type === 'escape';

/** Joins adjacent texts, because the parser can split a URL at a character such as `_`. */
function joinPlainTokens(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (isPlain(token) && isPlain(last)) {
      const text = (last as Tokens.Text).text + (token as Tokens.Text).text;
      joined[joined.length - 1] = { ...(last as Tokens.Text), text };
    } else joined.push(token);
  }
  return joined;
}

/** Joins adjacent texts, such as an HTML tag and the word after it. */
function joinTexts(parts: readonly PolicyInline[]): PolicyInline[] {
  const joined: PolicyInline[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { kind: 'text', text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}

function toParts(token: Token): PolicyInline[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'bold', children: toInline((token as Tokens.Strong).tokens) }];
    case 'em':
      return [{ kind: 'italic', children: toInline((token as Tokens.Em).tokens) }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link': {
      const { href, tokens: children } = token as Tokens.Link;
      return SAFE_LINK.test(href)
        ? [{ kind: 'link', href, children: joinTexts(toInline(children).flatMap(withoutLink)) }]
        : splitPlaceholders(token.raw);
    }
    case 'escape':
    case 'text':
      return linkAddresses((token as Tokens.Text).text);
    default:
      return splitPlaceholders(token.raw);
  }
}

/** Turns each URL of another site into a link, unless it contains a placeholder. */
function linkAddresses(text: string): PolicyInline[] {
  return splitAddresses(text).flatMap(({ text: part, isAddress }): PolicyInline[] =>
    isAddress ? [{ kind: 'link', href: part, children: [{ kind: 'text', text: part }] }] : splitPlaceholders(part),
  );
}

/** Replaces a link by its text, because a link cannot contain another link. */
function withoutLink(part: PolicyInline): readonly PolicyInline[] {
  return part.kind === 'link' ? part.children : [part];
}

function splitPlaceholders(text: string): PolicyInline[] {
  return text.split(/(\{\w+\})/).flatMap((part): PolicyInline[] => {
    const name = PLACEHOLDER.exec(part)?.[1] ?? '';
    if (isPlaceholder(name)) return [{ kind: 'value', name }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
}

function isPlaceholder(name: string): name is PolicyPlaceholder {
  return POLICY_PLACEHOLDERS.some((one) => one === name);
}
