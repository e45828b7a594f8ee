import type { Faq, HeroSection } from '~/domain/content/responses';
import { DEFAULT_HERO } from '~/domain/content/policy';
import { localizeRow, OTHER_LANGUAGES, type Translatable } from '~/domain/translations';
import type { Language } from '~/i18n/languages';
import { CATALOGUES } from '~/i18n/catalogue';

/**
 * Returns the banner in a language, with the translations that staff have entered. Default texts
 * that staff have not changed use our own translations. `own_title` is the title in a language that
 * has no column of its own.
 */
export function localizeHero(language: Language, written: Translatable<HeroSection> | null) {
  const hero = written ?? { ...DEFAULT_HERO, id: 0, is_active: true, translations: {} };
  const filled = language === 'en' ? hero : fillHeroTranslations(hero);
  const own_title = (language === 'en' ? undefined : filled.translations[language]?.title) ?? null;
  // The banner shows the English title too, so its translation does not replace it.
  return { ...localizeRow(language, 'hero_sections', filled), title: hero.title, own_title };
}

/** Adds our own translations of default texts that staff have neither changed nor translated. */
export function fillHeroTranslations<Hero extends Translatable<HeroSection>>(hero: Hero): Hero {
  const filled = OTHER_LANGUAGES.map((language) => {
    const { title, subtitle, button_text, trusted_text } = CATALOGUES[language].site.hero;
    const hasDefaultTitle = hero.title === DEFAULT_HERO.title && hero.hindi_title === DEFAULT_HERO.hindi_title;
    const ours = {
      ...(title !== null && hasDefaultTitle ? { title } : {}),
      ...(subtitle !== null && hero.subtitle === DEFAULT_HERO.subtitle ? { subtitle } : {}),
      ...(button_text !== null && hero.button_text === DEFAULT_HERO.button_text ? { button_text } : {}),
      ...(trusted_text !== null && hero.trusted_text === DEFAULT_HERO.trusted_text ? { trusted_text } : {}),
    };
    return [language, { ...ours, ...hero.translations[language] }] as const;
  });
  return { ...hero, translations: Object.fromEntries(filled) };
}

export function localizeFaq(language: Language, faq: Translatable<Faq>) {
  const { id, question, answer, langs } = localizeRow(language, 'faqs', faq);
  return { id, question, answer, langs };
}
