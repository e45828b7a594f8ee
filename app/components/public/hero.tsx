import { Scene } from '~/components/art/scene';
import { Brand } from '~/components/ui/brand';
import { ButtonLink } from '~/components/ui/button';
import type { Hero as HeroText } from '~/domain/content/queries.server';

/** The sky over the rooftops with the movement's promise and the way in. */
export function Hero({ hero }: { hero: HeroText }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] bg-[#dce8eb]">
      <header className="flex items-center justify-between px-5 py-3 lg:px-16">
        <Brand />
        <a href="/login" className="inline-flex min-h-touch items-center font-semibold text-ink underline">
          Login
        </a>
      </header>
      <main id="main" className="mx-auto w-full max-w-page px-5 pt-6 lg:px-16 lg:pt-14">
        <h1 className="max-w-[18ch] text-step-5">{hero.title}</h1>
        <p lang="hi" className="mt-3 font-display text-step-2 text-geru">
          {hero.hindi_title}
        </p>
        <p className="mt-3 max-w-read text-step-1">{hero.subtitle}</p>
        <p className="mt-6">
          <ButtonLink to={hero.button_link} variant="sun" size="big">
            {hero.button_text}
          </ButtonLink>
        </p>
        <p className="mt-4">
          {hero.trusted_text} <b>{hero.member_count}</b> people
        </p>
      </main>
      <Scene time="day" crop="strip" tabletCrop="wide" className="block max-h-[46dvh] w-full" />
    </div>
  );
}
