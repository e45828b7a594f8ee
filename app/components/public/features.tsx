import Calendar from 'lucide-react/icons/calendar';
import Clock from 'lucide-react/icons/clock';
import House from 'lucide-react/icons/house';
import Sunrise from 'lucide-react/icons/sunrise';
import Users from 'lucide-react/icons/users';
import Video from 'lucide-react/icons/video';
import type { IconGlyph } from '~/components/ui/icon';
import type { PublicWords } from '~/i18n/public/words';
import { FRAME, SECTION, SIDE_BY_SIDE } from './frame';
import { useWords } from './use-words';

type FeatureIcon = PublicWords['features']['items'][number]['icon'];

const glyphs: Record<FeatureIcon, IconGlyph> = {
  video: Video,
  clock: Clock,
  house: House,
  users: Users,
  calendar: Calendar,
  sunrise: Sunrise,
};

/** Six things that make the practice fit a life. */
export function Features() {
  const { title, items } = useWords().words.features;
  return (
    <section id="exclusive_benefits" className="bg-[#17233f] text-on-ink">
      <div className={`${FRAME} ${SECTION} ${SIDE_BY_SIDE}`}>
        <h2 className="mb-7 text-step-4 whitespace-pre-line">{title}</h2>
        <ul className="sm:grid sm:grid-cols-2 sm:gap-x-12">
          {items.map(({ icon, ...item }) => {
            const Glyph = glyphs[icon];
            return (
              <li
                key={icon}
                className="grid grid-cols-[44px_1fr] gap-x-3 gap-y-1 border-t border-[#35435f] py-4.5 sm:nth-[-n+2]:border-t-0 sm:nth-[-n+2]:pt-1"
              >
                <Glyph size={26} strokeWidth={1.6} className="mt-px text-[#f6ae2d]" aria-hidden="true" />
                <h3 className="text-step-1">{item.title}</h3>
                <p className="col-start-2 text-on-ink-soft">{item.text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
