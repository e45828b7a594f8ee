import type { SiteText, SiteView } from '~/components/public/site-view';
import { localizeSite, splitFigures, splitLines, type SiteContent } from '~/domain/brand';
import { localizeRow } from '~/domain/translations';
import type { Language } from '~/i18n/languages';

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
    times: { morning: splitTimes(site.morning_times), evening: splitTimes(site.evening_times) },
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

/** Splits `6:00, 7:00, 8:00 AM`. The last AM or PM also applies to the times before it. */
function splitTimes(times: string | null): string[] {
  const all = (times ?? '').split(',').flatMap((time) => time.trim() || []);
  const mark = /\s*[AP]M$/i.exec(all.at(-1) ?? '')?.[0].trim();
  return all.map((time) => (mark && !/[AP]M$/i.test(time) ? `${time} ${mark}` : time));
}
