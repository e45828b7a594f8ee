import Calendar from 'lucide/dist/esm/icons/calendar.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import Sunrise from 'lucide/dist/esm/icons/sunrise.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import Video from 'lucide/dist/esm/icons/video.mjs';
import { Icon, type IconGlyph } from '~/components/ui/icon';
import type { NamespaceMessages } from '~/i18n/screen-messages';
import { useMessages } from '~/components/ui/use-messages';
import { PAGE_WIDTH_CLASS, SECTION_CLASS, SIDE_HEADING_CLASS } from './layout-classes';

type FeatureIcon = NamespaceMessages<'site.features'>['items'][number]['icon'];

const glyphs: Record<FeatureIcon, IconGlyph> = {
  video: Video,
  clock: Clock,
  house: House,
  users: Users,
  calendar: Calendar,
  sunrise: Sunrise,
};

export function FeaturesSection() {
  const { title, items } = useMessages('site.features');
  return (
    <section id="exclusive_benefits" className="bg-band text-on-ink">
      <div className={`${PAGE_WIDTH_CLASS} ${SECTION_CLASS} ${SIDE_HEADING_CLASS}`}>
        <h2 className="mb-7 text-step-4 whitespace-pre-line">{title}</h2>
        <ul className="sm:grid sm:grid-cols-2 sm:gap-x-12">
          {items.map(({ icon, ...item }) => (
              <li
                key={icon}
                className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-fluid-3 gap-y-1 border-t border-band-line py-4.5 sm:nth-[-n+2]:border-t-0 sm:nth-[-n+2]:pt-1"
              >
                <Icon glyph={glyphs[icon]} size="xl" className="mt-px text-[#f6ae2d]" />
                <h3 className="text-step-1">{item.title}</h3>
                <p className="col-start-2 text-on-ink-soft">{item.text}</p>
              </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
