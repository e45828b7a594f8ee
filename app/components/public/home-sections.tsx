import type { ReactNode } from 'react';
import type { HeroContent, HomepageSectionKey } from '~/domain/content/policy';
import type { Faq } from '~/domain/content/responses';
import type { LocalizedRow } from '~/domain/translations';
import { useMessages } from '~/components/ui/use-messages';
import { BenefitsSection } from './benefits-section';
import { CallToActionSection } from './call-to-action-section';
import { FaqList } from './faq-list';
import { FeaturesSection } from './features-section';
import { PublicFooter } from './public-footer';
import { HeroBanner } from './hero-banner';
import { PublicHeader } from './public-header';
import { TestimonialsSection } from './testimonials-section';
import { useSite } from './use-site';
import { FounderSection } from './founder-section';

interface Props {
  /** Section keys in display order. Unknown keys are ignored. */
  sections: readonly string[];
  hero: LocalizedRow<HeroContent> & { own_title: string | null };
  faqs: readonly LocalizedRow<Pick<Faq, 'id' | 'question' | 'answer'>>[] | null;
}

/**
 * Renders the sections of the home page. If the footer section comes last, it is placed after the
 * main element.
 */
export function HomeSections({ sections, hero, faqs }: Props) {
  const header = useMessages('site.header');
  const { title } = useMessages('site.site');
  const parts: Record<HomepageSectionKey, ReactNode> = {
    hero_section: <HeroBanner hero={hero} />,
    trusted_by_section: <TestimonialsSection />,
    benefits_section: <BenefitsSection />,
    exclusive_benefits: <FeaturesSection />,
    call_to_action_section: <CallToActionSection />,
    meet_your_trainer: <FounderSection />,
    faq_section: <FaqList faqs={faqs} />,
    footer: <PublicFooter />,
  };
  const shown = sections.filter((key): key is HomepageSectionKey => key in parts);
  const closing = shown.at(-1) === 'footer';
  const site = useSite();
  const nav = [
    { key: 'benefits_section', label: header.whyPractise },
    { key: 'meet_your_trainer', label: header.yourTrainer },
    { key: 'faq_section', label: header.questions },
  ] as const;
  return (
    <div className="relative">
      <PublicHeader
        over={shown[0] === 'hero_section'}
        nav={nav
          .filter(({ key }) => shown.includes(key) && (key !== 'meet_your_trainer' || site?.founder))
          .map(({ key, label }) => ({ to: `#${key}`, label }))}
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
