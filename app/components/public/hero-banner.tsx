import { RooftopScene } from '~/components/art/scene';
import { getButtonClass } from '~/components/ui/button-class';
import type { HeroContent } from '~/domain/content/policy';
import type { LocalizedRow } from '~/domain/translations';
import { translateCount } from '~/i18n/counts';
import { PAGE_WIDTH_CLASS } from './layout-classes';
import { HeroPicture } from './hero-picture';
import { usePublicLinks } from './use-public-links';

/** Banner of the home page. On Hindi pages the Hindi title comes first. */
export function HeroBanner({ hero }: { hero: LocalizedRow<HeroContent> }) {
  const { language, appLink } = usePublicLinks();
  const inHindi = language === 'hi';
  return (
    <section
      id="hero_section"
      className="relative isolate flex flex-col overflow-hidden bg-[#e9eee6] pt-16 lg:min-h-[clamp(770px,60.2vw,980px)] lg:pt-22 print:min-h-0"
    >
      <div className={`${PAGE_WIDTH_CLASS} w-full pt-4.5 pb-1.5 lg:pt-7`}>
        <p lang={inHindi ? 'en' : 'hi'} className="display mb-1 text-[1.25rem] leading-[1.4] text-[#963a1f] lg:text-[1.5rem]">
          {inHindi ? hero.title : hero.hindi_title}
        </p>
        <h1 className="max-w-[11.5ch] text-step-5">{inHindi ? hero.hindi_title : hero.title}</h1>
        <p
          lang={hero.langs.subtitle}
          className="mt-3.5 max-w-[31rem] text-[1.125rem] leading-[1.6] text-pretty lg:mt-4 lg:max-w-[27rem] lg:text-[1.1875rem]">
          {hero.subtitle}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href={hero.button_link === '/register' ? appLink('/register') : hero.button_link} lang={hero.langs.button_text} className={getButtonClass({ size: 'big' })}>
            {hero.button_text}
          </a>
          <p className="text-small leading-[1.3]">
            <span lang={hero.langs.trusted_text}>{hero.trusted_text}</span>
            <b className="display block text-[1.25rem] leading-[1.2]">{translateCount(language, hero.member_count)}</b>
          </p>
        </div>
      </div>
      {hero.hero_image_url ? (
        <HeroPicture url={hero.hero_image_url} />
      ) : (
        <RooftopScene
          time="day"
          crop="tall"
          tabletCrop="wide"
          laptopCrop="wide"
          className="-z-10 block h-auto w-full lg:absolute lg:inset-0 lg:size-full"
        />
      )}
    </section>
  );
}
