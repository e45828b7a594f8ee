import { Lexer, type Token, Tokenizer, type Tokens, type TokensList } from 'marked';
import { untranslated } from '~/i18n/messages/message';
import { createInvalidFieldError } from './errors';

// Limits of nesting and length. The time of a Markdown parser grows with their square.
const MAX_NESTING = 10;
const MAX_PARAGRAPH_LENGTH = 4000;
const MAX_MARKS = 80;

const MARK = /[*_[\]`<]+/g;

/**
 * Splits the Markdown of a policy into tokens. Throws `invalid` at the field `text` if parsing
 * would take too long.
 */
export const lexPolicy = (markdown: string) =>
  new PolicyLexer({ gfm: false, tokenizer: new PolicyTokenizer() }).lex(markdown);

/** Treats block quotes and link definitions as plain text. */
class PolicyTokenizer extends Tokenizer {
  override blockquote(src: string): Tokens.Blockquote | undefined {
    const raw = /^(?: {0,3}>[^\n]*(?:\n|$))+/.exec(src)?.[0];
    return raw === undefined ? undefined : { type: 'blockquote', raw, text: raw, tokens: [] };
  }

  override def(): undefined {
    return undefined;
  }
}

/** Rejects texts whose parsing would take too long or exceed the stack. */
class PolicyLexer extends Lexer {
  private nesting = 0;

  override blockTokens(src: string, tokens?: Token[], isClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, isClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], isClipped?: boolean): Token[] {
    return this.nest(() => super.blockTokens(src, tokens, isClipped));
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (src.length > MAX_PARAGRAPH_LENGTH)
      throw createTextError('A paragraph is longer than 4,000 characters. Divide it by blank lines');
    if ((src.match(MARK)?.length ?? 0) > MAX_MARKS)
      throw createTextError('A paragraph has too many signs such as * and [. Divide it by blank lines');
    return this.nest(() => super.inlineTokens(src, tokens));
  }

  private nest<T>(read: () => T): T {
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) throw createTextError('Lists, quotes or bold and italic texts are nested too deep');
    try {
      return read();
    } finally {
      this.nesting -= 1;
    }
  }
}

export const createTextError = (message: string) => createInvalidFieldError('text', untranslated(message));
