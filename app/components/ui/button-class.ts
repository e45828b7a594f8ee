import { joinClassNames } from './class-names';

/**
 * Button styles: `sun` is for the main action, `ink` for buttons on a highlighted background, and
 * `approve` and `reject` for review decisions.
 */
export type ButtonVariant = 'sun' | 'primary' | 'ink' | 'quiet' | 'approve' | 'reject';

/** Button heights: 36, 44 and 56 pixels. */
export type ButtonSize = 'small' | 'regular' | 'big';

export interface ButtonStyleProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  className?: string;
}

const base =
  'items-center justify-center gap-2 rounded-button border-[1.5px] text-center text-balance leading-[1.3] font-semibold no-underline ' +
  'transition-colors duration-[120ms] forced-colors:bg-[ButtonFace] forced-colors:text-[ButtonText] print:hidden';

const variants: Record<ButtonVariant, string> = {
  sun: 'border-transparent bg-sun text-on-sun not-disabled:hover:bg-sun-press',
  primary: 'border-transparent bg-btn text-on-btn not-disabled:hover:bg-btn-hover',
  ink: 'border-transparent bg-[#17233f] text-[#fffdf8] not-disabled:hover:bg-[#24427f]',
  quiet: 'border-edge bg-transparent text-ink not-disabled:hover:border-ink not-disabled:hover:bg-wall-deep/60',
  approve: 'border-transparent bg-neem text-on-status not-disabled:hover:brightness-110',
  reject: 'border-current bg-transparent text-sindoor not-disabled:hover:bg-sindoor-wash',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 py-1 text-small whitespace-nowrap',
  regular: 'min-h-touch px-5 py-2 text-body',
  big: 'min-h-14 px-7 py-3 text-[1.1875rem]',
};

export function getButtonClass({
  variant = 'primary',
  size = 'regular',
  block = false,
  className,
}: ButtonStyleProps): string {
  return joinClassNames(base, block ? 'flex w-full' : 'inline-flex', variants[variant], sizes[size], className);
}
