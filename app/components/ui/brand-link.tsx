import { Logo } from '~/components/art/logo';
import { joinClassNames } from './class-names';
import { useBrand, useBrandName } from './use-brand';

/**
 * Logo and name, linking to the home page. It is a plain `a` element, because public pages have no
 * JavaScript.
 */
export function BrandLink({ className, to = '/' }: { className?: string; to?: string }) {
  return (
    <a
      href={to}
      className={joinClassNames(
        'display inline-flex min-h-touch items-center gap-[0.55rem] text-[1.375rem] leading-none no-underline',
        className ?? 'text-ink',
      )}
    >
      <BrandLogo size={34} />
      {useBrandName()}
    </a>
  );
}

/** The uploaded logo, or the drawn one. It is decorative, because the name is next to it. */
export function BrandLogo({ size }: { size: number }) {
  const logo = useBrand()?.logo;
  if (!logo) return <Logo size={size} />;
  return <img src={logo} alt="" width={size} height={size} className="flex-none rounded-sheet" />;
}
