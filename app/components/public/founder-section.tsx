import { interpolate } from '~/i18n/interpolate';
import { joinClassNames } from '~/components/ui/class-names';
import { useMessages } from '~/components/ui/use-messages';
import { PAGE_WIDTH_CLASS, SECTION_CLASS } from './layout-classes';
import { SocialLinks } from './social-links';
import { useSite } from './use-site';

/**
 * Section about the founder, if staff have entered one. If `title` is given, it is the heading, and
 * the name is a line below it.
 */
export function FounderSection({ title }: { title?: string }) {
  const messages = useMessages('site.trainer');
  const founder = useSite()?.founder;
  if (!founder) return null;
  const { name, role, quote, story, photo } = founder;
  return (
    <section id="meet_your_trainer" className={SECTION_CLASS}>
      <div
        className={joinClassNames(
          `${PAGE_WIDTH_CLASS} grid gap-7`,
          photo && 'lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-18',
        )}
      >
        {photo ? (
          <img
            src={photo}
            alt={name.text}
            lang={name.lang}
            width={400}
            height={440}
            loading="lazy"
            className="h-auto w-full max-w-105 rounded-sheet lg:max-w-none"
          />
        ) : null}
        <div>
          <h2 lang={title ? undefined : name.lang} className="text-step-4">
            {title ?? name.text}
          </h2>
          {title || role ? (
            <p className="mt-1.5 text-ink-soft">
              {title ? <span lang={name.lang}>{name.text}</span> : null}
              {title && role ? ', ' : null}
              {role ? <span lang={role.lang}>{role.text}</span> : null}
            </p>
          ) : null}
          {quote ? (
            <p
              lang={quote.lang}
              className="display mt-4.5 text-[1.375rem] leading-[1.42] text-pretty lg:text-[1.75rem]"
            >
              {quote.text}
            </p>
          ) : null}
          {story ? (
            <p lang={story.lang} className="mt-3.5 max-w-[34rem]">
              {story.text}
            </p>
          ) : null}
          <SocialLinks label={interpolate(messages.pages, { name: name.text })} className="mt-4" />
        </div>
      </div>
    </section>
  );
}
