import { type ReactNode, useState } from 'react';
import { type ButtonVariant, getButtonClass } from '~/components/ui/button-class';

/**
 * A form below the button that opens it, so that only the chosen action shows its fields. It works
 * without JavaScript.
 */
export function FormDisclosure({
  label,
  variant = 'quiet',
  isOpen,
  children,
}: {
  label: ReactNode;
  variant?: ButtonVariant;
  /** True after a rejected submission, so that its errors and the typed text are visible. */
  isOpen: boolean;
  children: ReactNode;
}) {
  const [isShown, setShown] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // An error that disappears while staff type must not close the form.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setShown(true);
  }
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
      className="min-w-0 open:w-full"
    >
      <summary className={getButtonClass({ variant, className: 'cursor-pointer' })}>{label}</summary>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2.5">{children}</div>
    </details>
  );
}
