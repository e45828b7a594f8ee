import { joinClassNames } from '~/components/ui/class-names';
import { getTitleTier, type TitleTier } from '~/domain/admins/policy';

const looks: Record<TitleTier, string> = {
  Sadhak: 'bg-wall-deep text-ink',
  Yogi: 'bg-neem-wash text-neem',
  Guru: 'bg-neel-wash text-neel',
  Master: 'bg-sun-wash text-sun-text',
};

/** A member's title in the colour of its tier. */
export function TitleBadge({ title, totalClasses }: { title: string; totalClasses: number }) {
  const tier = getTitleTier(totalClasses);
  return (
    <span
      title={`Tier: ${tier}`}
      className={joinClassNames(
        'inline-block rounded-pill px-2.5 text-note leading-6 font-semibold whitespace-nowrap forced-colors:border',
        looks[tier],
      )}
    >
      {title}
    </span>
  );
}
