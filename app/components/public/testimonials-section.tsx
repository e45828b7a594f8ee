import { useMessages } from '~/components/ui/use-messages';
import { interpolate } from '~/i18n/interpolate';
import { PAGE_WIDTH_CLASS, SECTION_CLASS, SIDE_HEADING_CLASS } from './layout-classes';
import type { TestimonialView } from './site-view';
import { useSite } from './use-site';

const STAR =
  'M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7.1L12 17.7l-6.3 3.5 1.3-7.1L1.8 9.2l7.1-.9z';

/** Section with testimonials of members. Renders nothing if there are none. */
export function TestimonialsSection() {
  const { title, intro, days } = useMessages('site.testimonials');
  const people = useSite()?.testimonials ?? [];
  if (people.length === 0) return null;
  return (
    <section id="trusted_by_section" className={SECTION_CLASS}>
      <div className={`${PAGE_WIDTH_CLASS} ${SIDE_HEADING_CLASS}`}>
        <div>
          <h2 className="max-w-[16ch] text-step-4">{title}</h2>
          <p className="mt-2.5 max-w-[34ch] text-ink-soft">{intro}</p>
        </div>
        <ul className="@container">
          {people.map((person) => (
            <li
              key={person.id}
              className="border-hair py-7 not-first:border-t-[1.5px] lg:py-8 lg:first:pt-0 @min-[36rem]:grid @min-[36rem]:grid-cols-[8.75rem_minmax(0,1fr)_14.75rem] @min-[36rem]:items-start @min-[36rem]:gap-7"
            >
              <p className="display flex items-baseline gap-2 @min-[36rem]:flex-col @min-[36rem]:gap-1">
                <b className="text-[3.5rem] leading-none tracking-[-0.02em] lg:text-[4.25rem]">{person.days}</b>{' '}
                <span className="text-[1.125rem]">{days}</span>
              </p>
              <TestimonialQuote person={person} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function TestimonialQuote({ person, large = false }: { person: TestimonialView; large?: boolean }) {
  const messages = useMessages('site.testimonials');
  const { name, age, achievement, quote, stars, photo } = person;
  return (
    <figure className="contents">
      <blockquote
        lang={quote.lang}
        className={
          large
            ? 'display my-6 max-w-[24ch] text-step-3 text-pretty'
            : 'mt-3 mb-4 text-[1.1875rem] leading-[1.55] text-pretty lg:text-[1.25rem] @min-[36rem]:m-0'
        }
      >
        {quote.text}
      </blockquote>
      <figcaption className="flex items-center gap-3 @min-[36rem]:items-start">
        {photo ? <img src={photo} alt="" width={52} height={52} loading="lazy" className="flex-none rounded-full" /> : null}
        <div>
          <b className="block leading-[1.3]">
            <span lang={name.lang}>{name.text}</span>
            {age === null ? null : `, ${age}`}
          </b>
          {achievement ? (
            <span lang={achievement.lang} className="block text-small leading-[1.35] text-ink-soft">
              {achievement.text}
            </span>
          ) : null}
          {stars === null ? null : (
            <svg
              viewBox="0 0 124 24"
              width={83}
              height={16}
              role="img"
              aria-label={interpolate(messages.stars, { count: stars })}
              fill="#b97408"
              className="mt-1"
            >
              {Array.from({ length: stars }, (_, star) => (
                <path key={star} d={STAR} transform={`translate(${star * 25} 0)`} />
              ))}
            </svg>
          )}
        </div>
      </figcaption>
    </figure>
  );
}
