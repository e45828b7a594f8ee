import { DayScene } from '~/components/art/day-scene';
import { getButtonClass } from '~/components/ui/button-class';
import type { HeroContent } from '~/domain/content/policy';
import type { LocalizedRow } from '~/domain/translations';
import { translateCount } from '~/i18n/counts';
import { WRITING_SYSTEMS } from '~/i18n/languages';
import { PAGE_WIDTH_CLASS } from './layout-classes';
import { HeroPicture } from './hero-picture';
import { usePublicLinks } from './use-public-links';

/**
 * Banner of the home page. On pages in Devanagari the Hindi title comes first, or the default title
 * in the language of the page.
 */
export function HeroBanner({ hero }: { hero: LocalizedRow<HeroContent> & { own_title: string | null } }) {
  const { language, appLink } = usePublicLinks();
  const isHindiFirst = WRITING_SYSTEMS[language] === 'Devanagari';
  return (
    <section
      id="hero_section"
      className="relative isolate flex flex-col overflow-hidden bg-hero pt-16 lg:min-h-[clamp(770px,60.2vw,980px)] lg:pt-22 print:min-h-0"
    >
      <div className={`${PAGE_WIDTH_CLASS} w-full pt-4.5 pb-1.5 lg:pt-7`}>
        <p lang={isHindiFirst ? 'en' : 'hi'} className="display mb-1 text-[1.25rem] leading-[1.4] text-geru lg:text-[1.5rem]">
          {isHindiFirst ? hero.title : hero.hindi_title}
        </p>
        <h1 lang={hero.own_title ? undefined : isHindiFirst ? 'hi' : 'en'} className="max-w-[11.5ch] text-step-5">
          {hero.own_title ?? (isHindiFirst ? hero.hindi_title : hero.title)}
        </h1>
        <p
          lang={hero.langs.subtitle}
          className="mt-3.5 max-w-[31rem] text-[1.125rem] leading-[1.6] text-pretty lg:mt-4 lg:max-w-[27rem] lg:text-[1.1875rem]">
          {hero.subtitle}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href={hero.button_link === '/register' ? appLink('/register') : hero.button_link} lang={hero.langs.button_text} className={getButtonClass({ size: 'big' })}>
            {hero.button_text}
          </a>
          {hero.member_count ? (
            <p className="text-small leading-[1.3]">
              <span lang={hero.langs.trusted_text}>{hero.trusted_text}</span>
              <b className="display block text-[1.25rem] leading-[1.2]">{translateCount(language, hero.member_count)}</b>
            </p>
          ) : null}
        </div>
      </div>
      {hero.hero_image_url ? (
        <HeroPicture url={hero.hero_image_url} />
      ) : (
        <DayScene
          crop="tall"
          tabletCrop="wide"
          laptopCrop="wide"
          className="-z-10 block h-auto w-full lg:absolute lg:inset-0 lg:size-full"
        />
      )}
    </section>
  );
}
