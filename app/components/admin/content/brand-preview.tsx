import { Logo } from '~/components/art/logo';
import { getButtonClass } from '~/components/ui/button-class';
import type { Accent } from '~/domain/content/policy';

/** Preview of the name, the logo and the colour on member pages. */
export function BrandPreview({
  name,
  tagline,
  logo,
  accent,
}: {
  name: string;
  tagline: string;
  logo: string | null;
  accent: Accent;
}) {
  return (
    <div
      role="group"
      aria-label="Preview"
      data-accent={accent === 'indigo' ? undefined : accent}
      className="rounded-sheet border border-hair bg-wall p-4 sm:col-span-full"
    >
      <p className="display flex flex-wrap items-center gap-[0.55rem] text-[1.375rem] leading-none break-words">
        {logo ? (
          <img src={logo} alt="" width={34} height={34} className="flex-none rounded-sheet" />
        ) : (
          <Logo size={34} />
        )}
        <span className="min-w-0">{name}</span>
      </p>
      {tagline ? <p className="mt-2 break-words text-ink-soft">{tagline}</p> : null}
      <p className="mt-3 flex flex-wrap items-center gap-4">
        <span className={getButtonClass({})}>Join now</span>
        <span className="text-neel underline">A link</span>
      </p>
    </div>
  );
}
