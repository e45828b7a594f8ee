import { HERO_IMAGE_WIDTHS, buildHeroImageUrl } from '~/domain/content/policy';

const sizes = '(min-width: 1024px) 100vw, 100vw';

/**
 * The uploaded banner image, shown instead of the drawing. On laptops it fades out under the text.
 */
export function HeroPicture({ url }: { url: string }) {
  const sources = (format: 'avif' | 'webp') =>
    HERO_IMAGE_WIDTHS.map((width) => `${buildHeroImageUrl(url, { width, format })} ${width}w`).join(', ');
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources('avif')} sizes="100vw" />
      <source type="image/webp" srcSet={sources('webp')} sizes="100vw" />
      <img
        src={url}
        alt=""
        width={360}
        height={330}
        sizes={sizes}
        className="hero-fade -z-10 block aspect-[12/11] h-auto w-full object-cover object-bottom sm:aspect-[5/3] lg:absolute lg:inset-0 lg:size-full"
      />
    </picture>
  );
}
