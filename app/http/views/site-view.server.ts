import type { SiteText, SiteView } from '~/components/public/site-view';
import { localizeSite, splitFigures, splitLines, type SiteContent } from '~/domain/brand';
import { localizeRow } from '~/domain/translations';
import type { Language } from '~/i18n/languages';
import { formatTimeOfDay } from '~/lib/time-range';

const NOON = '12:00';

/** Returns the texts of the organisation in a language, as public pages show them. */
export function toSiteView(language: Language, content: SiteContent): SiteView {
  const { langs, ...site } = localizeSite(language, content);
  const toSiteText = (field: keyof typeof langs & keyof typeof site): SiteText | null => {
    const value = site[field];
    return typeof value === 'string' && value !== '' ? { text: value, lang: langs[field] } : null;
  };
  const name = toSiteText('founder_name');
  return {
    tagline: toSiteText('tagline'),
    copyright: toSiteText('copyright'),
    founder: name && {
      name,
      role: toSiteText('founder_role'),
      quote: toSiteText('founder_quote'),
      story: toSiteText('founder_story'),
      photo: site.founder_photo,
    },
    press: splitLines(site.press).map((line) => ({ text: line, lang: langs.press })),
    figures: splitFigures(site.figures).map(({ figure, label }) => ({
      figure,
      label: { text: label, lang: langs.figures },
    })),
    times: {
      morning: content.batch_times.filter((time) => time < NOON).map(formatTimeOfDay),
      evening: content.batch_times.filter((time) => time >= NOON).map(formatTimeOfDay),
    },
    testimonials: content.testimonials.map((row) => {
      const { langs: own, ...testimonial } = localizeRow(language, 'testimonials', row);
      return {
        id: testimonial.id,
        name: { text: testimonial.name, lang: own.name },
        age: testimonial.age,
        days: testimonial.days,
        achievement: testimonial.achievement ? { text: testimonial.achievement, lang: own.achievement } : null,
        quote: { text: testimonial.quote, lang: own.quote },
        stars: testimonial.stars,
        photo: testimonial.photo,
      };
    }),
  };
}
