import { AsanaDrawing } from '~/components/art/asana';
import { useMessages } from '~/components/ui/use-messages';
import { BulletList } from './bullet-list';
import { PAGE_WIDTH_CLASS } from './layout-classes';

export function BenefitsSection() {
  const { title, cards } = useMessages('site.benefits');
  return (
    <section id="benefits_section" className="overflow-hidden pb-16 lg:pt-2 lg:pb-26">
      <div className={PAGE_WIDTH_CLASS}>
        <h2 className="mb-7 max-w-[19ch] text-step-4 lg:mb-10">{title}</h2>
        <ul className="grid gap-13 lg:grid-cols-3 lg:gap-12">
          {cards.map((card) => (
            <li key={card.pose}>
              <AsanaDrawing pose={card.pose} width={200} runsOn="both" className="lg:-ml-2 lg:h-48 lg:w-64" />
              <h3 className="mt-4.5 text-step-2">{card.title}</h3>
              <BulletList items={card.points} className="mt-2.5" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
