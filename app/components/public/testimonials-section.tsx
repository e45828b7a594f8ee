import imran from '~/assets/art/avatar-imran.svg?no-inline';
import mary from '~/assets/art/avatar-mary.svg?no-inline';
import sunita from '~/assets/art/avatar-sunita.svg?no-inline';
import type { NamespaceMessages } from '~/i18n/screen-messages';
import { useMessages } from '~/components/ui/use-messages';
import { PAGE_WIDTH_CLASS, SECTION_CLASS, SIDE_HEADING_CLASS } from './layout-classes';

type Person = NamespaceMessages<'site.testimonials'>['people'][number];

const avatars: Record<Person['avatar'], string> = { sunita, imran, mary };

const STAR =
  'M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7.1L12 17.7l-6.3 3.5 1.3-7.1L1.8 9.2l7.1-.9z';

export function TestimonialsSection() {
  const { title, intro, days, stars, people } = useMessages('site.testimonials');
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
              key={person.avatar}
              className="border-hair py-7 not-first:border-t-[1.5px] lg:py-8 lg:first:pt-0 @min-[36rem]:grid @min-[36rem]:grid-cols-[8.75rem_minmax(0,1fr)_14.75rem] @min-[36rem]:items-start @min-[36rem]:gap-7"
            >
              <p className="display flex items-baseline gap-2 @min-[36rem]:flex-col @min-[36rem]:gap-1">
                <b className="text-[3.5rem] leading-none tracking-[-0.02em] lg:text-[4.25rem]">{person.days}</b>{' '}
                <span className="text-[1.125rem]">{days}</span>
              </p>
              <TestimonialQuote person={person} stars={stars} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function TestimonialQuote({ person, stars, large = false }: { person: Person; stars: string; large?: boolean }) {
  return (
    <figure className="contents">
      <blockquote
        className={
          large
            ? 'display my-6 max-w-[24ch] text-step-3 text-pretty'
            : 'mt-3 mb-4 text-[1.1875rem] leading-[1.55] text-pretty lg:text-[1.25rem] @min-[36rem]:m-0'
        }
      >
        {person.quote}
      </blockquote>
      <figcaption className="flex items-center gap-3 @min-[36rem]:items-start">
        <img src={avatars[person.avatar]} alt="" width={52} height={52} loading="lazy" className="flex-none" />
        <div>
          <b className="block leading-[1.3]">
            {person.name}, {person.age}
          </b>
          <span className="block text-small leading-[1.35] text-ink-soft">{person.achievement}</span>
          <svg viewBox="0 0 124 24" width={83} height={16} role="img" aria-label={stars} fill="#b97408" className="mt-1">
            {[0, 25, 50, 75, 100].map((x) => (
              <path key={x} d={STAR} transform={`translate(${x} 0)`} />
            ))}
          </svg>
        </div>
      </figcaption>
    </figure>
  );
}
