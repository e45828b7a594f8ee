import { Logo } from '~/components/art/logo';
import { BRAND_NAMES } from '~/i18n/languages';
import { joinClassNames } from './class-names';
import { useLanguage } from './use-language';

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
      <Logo size={34} />
      {BRAND_NAMES[useLanguage()]}
    </a>
  );
}
