import { RooftopScene } from '~/components/art/scene';
import { HOME_LANGUAGE } from '~/i18n/languages';

export function HeroPreview({
  title,
  hindiTitle,
  subtitle,
  buttonText,
  trusted,
  image,
}: {
  title: string;
  hindiTitle: string;
  subtitle: string;
  buttonText: string;
  /** Text with the number of members. */
  trusted: string;
  image: string | null;
}) {
  const picture = 'absolute inset-0 size-full object-contain object-bottom sm:object-cover';
  return (
    <div
      role="img"
      aria-label="Preview of the hero section"
      className="relative aspect-square sm:aspect-[1280/770] min-w-0 self-start overflow-hidden rounded-sheet bg-[#e9eee6]"
    >
      {image ? (
        <img src={image} alt="" className={picture} />
      ) : (
        <RooftopScene time="day" crop="wide" className={picture} />
      )}
      <div aria-hidden="true" className="absolute top-[6%] left-[5%] w-[60%]">
        <span lang={HOME_LANGUAGE} className="block truncate font-display text-[1.0625rem] leading-[1.45] text-geru">
          {hindiTitle}
        </span>
        <b className="line-clamp-3 font-display text-[1.25rem] leading-[1.1] sm:text-[1.5rem]">{title}</b>
        <p className="mt-1.5 line-clamp-2 text-[0.875rem] leading-tight">{subtitle}</p>
        <span className="mt-2 flex items-center gap-2.5">
          <span className="max-w-[60%] flex-none truncate rounded-field bg-btn px-3 py-1 text-[0.875rem] font-semibold text-on-btn">
            {buttonText}
          </span>
          <span className="line-clamp-2 text-note leading-tight">{trusted}</span>
        </span>
      </div>
    </div>
  );
}
