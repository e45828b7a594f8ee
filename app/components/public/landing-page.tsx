import { AsanaDrawing } from '~/components/art/asana';
import { RooftopScene } from '~/components/art/scene';
import { getButtonClass } from '~/components/ui/button-class';
import { translateCount } from '~/i18n/counts';
import { useMessages } from '~/components/ui/use-messages';
import { ChallengeSignUpForm } from './challenge-sign-up-form';
import { BulletList } from './bullet-list';
import { PublicFooter } from './public-footer';
import { PAGE_WIDTH_CLASS, SIDE_HEADING_CLASS } from './layout-classes';
import { PublicHeader } from './public-header';
import { ClassTimesTable } from './class-times-table';
import { TestimonialQuote } from './testimonials-section';
import { useSite } from './use-site';
import { FounderSection } from './founder-section';
import { usePublicLinks } from './use-public-links';

export function LandingPage({ memberCount }: { memberCount: string }) {
  const messages = useMessages('site.landing');
  return (
    <div className="relative">
      <PublicHeader over offersLanguage={false} className="on-ink text-[#fffdf8]" />
      <main id="main">
        <Dawn />
        <Slots />
        <div>
          <FounderSection title={messages.trainerTitle} />
          <Stats memberCount={memberCount} />
          <Reasons />
          <Witness />
          <Media />
          <Gains />
          <Enroll />
        </div>
      </main>
      <PublicFooter />
    </div>
  );
}

function Dawn() {
  const { kicker, title, intro } = useMessages('site.landing');
  return (
    <section className="relative isolate bg-[#0f1729] pt-16 lg:bg-transparent lg:pt-22">
      <div className={`${PAGE_WIDTH_CLASS} pt-2.5 pb-4 text-[#fffdf8] lg:pt-7`}>
        <p className="display mb-1 text-[1.25rem] leading-[1.4] text-[#f6c66b]">{kicker}</p>
        <h1 className="text-step-5 whitespace-pre-line">{title}</h1>
        <p className="mt-2.5 max-w-[25rem] text-[1.125rem] leading-[1.6] text-pretty lg:mt-3.5 lg:text-[1.1875rem]">{intro}</p>
      </div>
      <RooftopScene
        time="dawn"
        crop="strip"
        tabletCrop="wide"
        laptopCrop="wide"
        className="relative -z-10 -mt-[28.5vw] block h-auto w-full sm:-mt-12 lg:absolute lg:mt-0 lg:inset-x-0 lg:top-0 lg:h-[calc(100%-7rem)]"
      />
      <div className="bg-wall lg:bg-transparent">
        <div className={`${PAGE_WIDTH_CLASS} -translate-y-14 lg:translate-y-0`}>
          <div className="max-w-120">
            <ChallengeSignUpForm />
          </div>
        </div>
      </div>
    </section>
  );
}

function Slots() {
  const { slotsTitle, slotsIntro } = useMessages('site.landing');
  const times = useSite()?.times;
  if (!times || times.morning.length + times.evening.length === 0) return null;
  return (
    <section className={`${PAGE_WIDTH_CLASS} ${SIDE_HEADING_CLASS} pt-4 lg:pt-26`}>
      <div>
        <h2 className="text-step-4">{slotsTitle}</h2>
        <p className="mt-2.5 mb-6 max-w-[34ch] text-pretty text-ink-soft">{slotsIntro}</p>
      </div>
      <ClassTimesTable />
    </section>
  );
}

function Stats({ memberCount }: { memberCount: string }) {
  const { language } = usePublicLinks();
  const { statsTitle, members } = useMessages('site.landing');
  const site = useSite();
  const figures = [
    ...(memberCount ? [{ figure: translateCount(language, memberCount), label: { text: members, lang: undefined } }] : []),
    ...(site?.figures ?? []),
  ];
  if (figures.length === 0) return null;
  return (
    <section className={`${PAGE_WIDTH_CLASS} pb-16 lg:pb-26`}>
      <h2 className="mb-6 text-step-3">{statsTitle}</h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-8 lg:grid-cols-4">
        {figures.map(({ figure, label }) => (
          <div key={label.text} className="flex flex-col-reverse justify-end border-t-[1.5px] border-hair pt-4">
            <dt lang={label.lang} className="text-ink-soft">
              {label.text}
            </dt>
            <dd className="display text-[1.625rem] leading-[1.16] lg:text-step-3">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Reasons() {
  const { reasonsTitle, reasons } = useMessages('site.landing');
  return (
    <section className="overflow-hidden pb-16 lg:pb-26">
      <div className={PAGE_WIDTH_CLASS}>
        <h2 className="mb-7 max-w-[19ch] text-step-4 lg:mb-10">{reasonsTitle}</h2>
        <ul className="grid gap-13 lg:grid-cols-3 lg:gap-12">
          {reasons.map(({ pose, title, text }) => (
            <li key={pose}>
              <AsanaDrawing pose={pose} width={200} runsOn="both" className="lg:-ml-2 lg:h-48 lg:w-64" />
              <h3 className="mt-4.5 text-step-2">{title}</h3>
              <p className="mt-2 max-w-[34ch]">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Witness() {
  const { testimonialTitle } = useMessages('site.landing');
  const people = useSite()?.testimonials ?? [];
  const person = people[1] ?? people[0];
  if (!person) return null;
  return (
    <section className="bg-leaf py-16 lg:py-26">
      <div className={PAGE_WIDTH_CLASS}>
        <h2 className="text-step-1 text-geru">{testimonialTitle}</h2>
        <TestimonialQuote person={person} large />
      </div>
    </section>
  );
}

function Media() {
  const { mediaTitle } = useMessages('site.landing');
  const press = useSite()?.press ?? [];
  if (press.length === 0) return null;
  return (
    <section className={`${PAGE_WIDTH_CLASS} py-12`}>
      <h2 className="text-body text-ink-soft">{mediaTitle}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-10 gap-y-2">
        {press.map(({ text, lang }) => (
          <li key={text} lang={lang} className="display text-step-2">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gains() {
  const { benefitsTitle, benefits } = useMessages('site.landing');
  return (
    <section className={`${PAGE_WIDTH_CLASS} ${SIDE_HEADING_CLASS} border-hair pt-8 pb-16 lg:pb-26`}>
      <h2 className="mb-5 text-step-4">{benefitsTitle}</h2>
      <BulletList items={benefits} className="gap-4 text-[1.1875rem] sm:grid-cols-2 sm:gap-x-12" />
    </section>
  );
}

function Enroll() {
  const { enroll, enrollNote } = useMessages('site.landing');
  return (
    <aside
      aria-label={enroll}
      className="stays-below sticky bottom-0 z-10 border-t border-hair bg-leaf pb-[env(safe-area-inset-bottom)] shadow-(--shadow-lift) print:hidden"
    >
      <div className={`${PAGE_WIDTH_CLASS} flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5`}>
        <p className="flex-1 basis-40 text-small leading-snug">{enrollNote}</p>
        <a href="#join" className={getButtonClass({ className: 'flex-none' })}>
          {enroll}
        </a>
      </div>
    </aside>
  );
}
