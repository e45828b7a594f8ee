import type { Language } from '~/i18n/languages';
import type { PolicyBlock } from '~/i18n/policy-document';

/** A version of a policy in a list, in the language of the page. */
export interface PolicyVersionView {
  /** Version number. 0 is the built-in text. */
  number: number;
  /** Date from which the version applies, or null for the built-in text. */
  date: string | null;
  /** What changed. `lang` is set if the text is in another language than the page. */
  change: { text: string; lang: string | undefined } | null;
}

/** A text that staff have written, which replaces the built-in text. */
export interface PolicyTextView extends PolicyVersionView {
  blocks: readonly PolicyBlock[];
  /** Language of the text. It can differ from the language of the page. */
  language: Language;
}

/** The versions of a policy that its page shows and lists. */
export interface PolicyPageView {
  /** The shown version, or null for the built-in text. */
  text: PolicyTextView | null;
  state: 'current' | 'earlier' | 'upcoming';
  /** Other versions that apply now or earlier, newest first. */
  earlier: readonly PolicyVersionView[];
  upcoming: readonly PolicyVersionView[];
}
