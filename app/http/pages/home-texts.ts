import type { Faq, HeroSection } from '~/domain/content/responses';
import { DEFAULT_HERO } from '~/domain/content/policy';
import { inLanguage, type Translatable } from '~/domain/translations';
import type { Language } from '~/i18n/languages';
import { WORDS } from '~/i18n/words';

/** Uses the translations by staff; unchanged default texts use our own translations. */
export function heroIn(language: Language, written: Translatable<HeroSection> | null) {
  const hero = written ?? { ...DEFAULT_HERO, id: 0, is_active: true, translations: {} };
  if (language === 'en') return inLanguage(language, 'hero_sections', hero);
  const { subtitle, button_text, trusted_text } = WORDS[language].site.hero;
  const ours = {
    ...(subtitle !== null && hero.subtitle === DEFAULT_HERO.subtitle ? { subtitle } : {}),
    ...(button_text !== null && hero.button_text === DEFAULT_HERO.button_text ? { button_text } : {}),
    ...(trusted_text !== null && hero.trusted_text === DEFAULT_HERO.trusted_text ? { trusted_text } : {}),
  };
  const translations = { ...hero.translations, [language]: { ...ours, ...hero.translations[language] } };
  return inLanguage(language, 'hero_sections', { ...hero, translations });
}

export function faqIn(language: Language, faq: Translatable<Faq>) {
  const { id, question, answer, langs } = inLanguage(language, 'faqs', faq);
  return { id, question, answer, langs };
}
