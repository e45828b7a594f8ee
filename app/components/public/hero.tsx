import { Scene } from '~/components/art/scene';
import { Brand } from '~/components/ui/brand';
import { ButtonLink } from '~/components/ui/button';
import type { HeroWords } from '~/domain/content/policy';

/** The sky over the rooftops with the movement's promise and the way in. */
export function Hero({ hero }: { hero: HeroWords }) {
  return (
    <div className="relative isolate flex flex-col bg-[#e9eee6] lg:min-h-[clamp(770px,60.2vw,980px)]">
      <header className="flex w-full items-center justify-between px-5 py-3 lg:px-16 lg:py-5">
        <Brand />
        <a href="/login" className="inline-flex min-h-touch items-center font-semibold text-ink underline lg:no-underline">
          Log in
        </a>
      </header>
      <main id="main" className="px-5 pt-5 pb-6 lg:px-16 lg:pt-8">
        <p lang="hi" className="font-display text-step-2 text-geru">
          {hero.hindi_title}
        </p>
        <h1 className="mt-2 max-w-[12ch] text-step-5">{hero.title}</h1>
        <p className="mt-5 max-w-[30rem] text-step-1">{hero.subtitle}</p>
        <div className="mt-6 flex flex-wrap items-center gap-5">
          <ButtonLink to={hero.button_link} size="big">
            {hero.button_text}
          </ButtonLink>
          <p className="leading-tight">
            <span className="block text-small">{hero.trusted_text}</span>
            <span className="font-display text-step-1">{hero.member_count}</span>
          </p>
        </div>
      </main>
      <Scene
        time="day"
        crop="tall"
        laptopCrop="wide"
        className="-z-10 block h-auto w-full lg:absolute lg:inset-0 lg:size-full"
      />
    </div>
  );
}
