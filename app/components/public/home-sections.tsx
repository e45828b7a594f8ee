import type { ReactNode } from 'react';
import type { HeroTexts, SectionKey } from '~/domain/content/policy';
import type { Faq } from '~/domain/content/responses';
import type { Localized } from '~/domain/translations';
import { useMessages } from '~/components/ui/use-messages';
import { Benefits } from './benefits';
import { CallToAction } from './call-to-action';
import { FaqList } from './faq-list';
import { Features } from './features';
import { Footer } from './footer';
import { Hero } from './hero';
import { PublicHeader } from './public-header';
import { Testimonials } from './testimonials';
import { FounderSection } from './founder-section';

interface Props {
  /** Section keys in display order. Unknown keys are ignored. */
  sections: readonly string[];
  hero: Localized<HeroTexts>;
  faqs: readonly Localized<Pick<Faq, 'id' | 'question' | 'answer'>>[] | null;
}

/**
 * Renders the sections of the home page. If the footer section comes last, it is placed after the
 * main element.
 */
export function HomeSections({ sections, hero, faqs }: Props) {
  const header = useMessages('site.header');
  const { title } = useMessages('site.site');
  const parts: Record<SectionKey, ReactNode> = {
    hero_section: <Hero hero={hero} />,
    trusted_by_section: <Testimonials />,
    benefits_section: <Benefits />,
    exclusive_benefits: <Features />,
    call_to_action_section: <CallToAction />,
    meet_your_trainer: <FounderSection />,
    faq_section: <FaqList faqs={faqs} />,
    footer: <Footer />,
  };
  const shown = sections.filter((key): key is SectionKey => key in parts);
  const closing = shown.at(-1) === 'footer';
  const nav = [
    { key: 'benefits_section', label: header.whyPractise },
    { key: 'meet_your_trainer', label: header.yourTrainer },
    { key: 'faq_section', label: header.questions },
  ] as const;
  return (
    <div className="relative">
      <PublicHeader
        over={shown[0] === 'hero_section'}
        nav={nav.filter(({ key }) => shown.includes(key)).map(({ key, label }) => ({ to: `#${key}`, label }))}
      />
      <main id="main">
        {shown.includes('hero_section') ? null : <h1 className="sr-only">{title}</h1>}
        {(closing ? shown.slice(0, -1) : shown).map((key) => (
          <div key={key}>{parts[key]}</div>
        ))}
      </main>
      {closing ? parts.footer : null}
    </div>
  );
}
