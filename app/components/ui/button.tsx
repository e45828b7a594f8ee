import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from '@remix-run/react';
import { getButtonClass, type ButtonStyleProps } from './button-class';
import { joinClassNames } from './class-names';
import { Spinner } from './spinner';

const resting =
  'disabled:cursor-not-allowed disabled:border-hair disabled:bg-resting disabled:text-ink-soft forced-colors:disabled:text-[GrayText]';

/** A button. While pending, it is disabled and shows a pending state without changing its width. */
export function Button({
  variant,
  size,
  block,
  className,
  pending = false,
  pendingLabel,
  disabled,
  type = 'submit',
  children,
  ...rest
}: ButtonStyleProps & ButtonHTMLAttributes<HTMLButtonElement> & { pending?: boolean; pendingLabel?: string }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={pending || disabled}
      aria-busy={pending || undefined}
      className={getButtonClass({
        variant,
        size,
        block,
        className: joinClassNames(pending ? 'cursor-progress' : resting, className),
      })}
    >
      {pendingLabel ? <ButtonLabels pending={pending} label={children} pendingLabel={pendingLabel} /> : children}
    </button>
  );
}

export function ButtonLink({ variant, size, block, className, ...rest }: ButtonStyleProps & LinkProps) {
  return <Link {...rest} className={getButtonClass({ variant, size, block, className })} />;
}

function ButtonLabels({ pending, label, pendingLabel }: { pending: boolean; label: ReactNode; pendingLabel: string }) {
  const face = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';
  return (
    <span className="grid">
      <span className={joinClassNames(face, pending && 'invisible')}>{label}</span>
      <span className={joinClassNames(face, !pending && 'invisible')}>
        {pending ? <Spinner /> : <span className="w-5" />}
        {pendingLabel}
      </span>
    </span>
  );
}
