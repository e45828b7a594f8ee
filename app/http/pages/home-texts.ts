import type { Faq, HeroSection } from '~/domain/content/responses';
import { DEFAULT_HERO } from '~/domain/content/policy';
import { localizeRow, type Translatable } from '~/domain/translations';
import type { Language } from '~/i18n/languages';
import { CATALOGUES } from '~/i18n/catalogue';

/**
 * Returns the banner in a language, with the translations that staff have entered. Default texts
 * that staff have not changed use our own translations.
 */
export function localizeHero(language: Language, written: Translatable<HeroSection> | null) {
  const hero = written ?? { ...DEFAULT_HERO, id: 0, is_active: true, translations: {} };
  if (language === 'en') return localizeRow(language, 'hero_sections', hero);
  const { subtitle, button_text, trusted_text } = CATALOGUES[language].site.hero;
  const ours = {
    ...(subtitle !== null && hero.subtitle === DEFAULT_HERO.subtitle ? { subtitle } : {}),
    ...(button_text !== null && hero.button_text === DEFAULT_HERO.button_text ? { button_text } : {}),
    ...(trusted_text !== null && hero.trusted_text === DEFAULT_HERO.trusted_text ? { trusted_text } : {}),
  };
  const translations = { ...hero.translations, [language]: { ...ours, ...hero.translations[language] } };
  return localizeRow(language, 'hero_sections', { ...hero, translations });
}

export function localizeFaq(language: Language, faq: Translatable<Faq>) {
  const { id, question, answer, langs } = localizeRow(language, 'faqs', faq);
  return { id, question, answer, langs };
}
