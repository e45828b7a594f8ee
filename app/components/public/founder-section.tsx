import portrait from '~/assets/art/trainer.svg?no-inline';
import { useMessages } from '~/components/ui/use-messages';
import { PAGE_WIDTH_CLASS, SECTION_CLASS } from './layout-classes';
import { SocialLinks } from './social-links';

/**
 * Section about the founder. If `title` is given, it is the heading, and the name is a line below
 * it.
 */
export function FounderSection({ title }: { title?: string }) {
  const trainer = useMessages('site.trainer');
  return (
    <section id="meet_your_trainer" className={SECTION_CLASS}>
      <div className={`${PAGE_WIDTH_CLASS} grid gap-7 lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-18`}>
        <img
          src={portrait}
          alt={trainer.portrait}
          width={400}
          height={440}
          loading="lazy"
          className="h-auto w-full max-w-105 rounded-sheet lg:max-w-none"
        />
        <div>
          <h2 className="text-step-4">{title ?? trainer.name}</h2>
          <p className="mt-1.5 text-ink-soft">{title ? `${trainer.name}, ${trainer.role}` : trainer.role}</p>
          <p className="display mt-4.5 text-[1.375rem] leading-[1.42] text-pretty lg:text-[1.75rem]">{trainer.quote}</p>
          <p className="mt-3.5 max-w-[34rem]">{trainer.story}</p>
          <SocialLinks label={trainer.pages} className="mt-4" />
        </div>
      </div>
    </section>
  );
}
