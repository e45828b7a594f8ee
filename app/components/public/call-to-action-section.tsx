import crowd from '~/assets/art/crowd.svg?no-inline';
import { getButtonClass } from '~/components/ui/button-class';
import { useMessages } from '~/components/ui/use-messages';
import { BatchTimes } from './batch-times';
import { FourteenDaysDrawing } from './fourteen-days-drawing';
import { PAGE_WIDTH_CLASS } from './layout-classes';
import { usePublicLinks } from './use-public-links';

export function CallToActionSection() {
  const { appLink } = usePublicLinks();
  const { title, line, button } = useMessages('site.callToAction');
  return (
    <section id="call_to_action_section" className="relative isolate overflow-hidden bg-sun text-on-sun forced-colors:bg-[Canvas] forced-colors:text-[CanvasText]">
      <img
        src={crowd}
        alt=""
        width={740}
        height={262}
        loading="lazy"
        className="absolute right-[-10px] bottom-0 -z-10 h-auto w-[460px] max-w-none lg:right-[max(0px,calc(50%-640px))] lg:w-[720px] print:hidden"
      />
      <div className={`${PAGE_WIDTH_CLASS} pt-16 pb-47 lg:py-22`}>
        <h2 className="text-step-4 whitespace-pre-line">{title}</h2>
        <div className="mt-5 mb-1">
          <FourteenDaysDrawing label={line} />
        </div>
        <BatchTimes className="mt-5 mb-6" />
        <a
          href={appLink('/register')}
          className={getButtonClass({ variant: 'ink', size: 'big' })}
        >
          {button}
        </a>
      </div>
    </section>
  );
}
