import type { ReactNode } from 'react';
import { useNavigation } from '@remix-run/react';
import { Button } from './button';
import type { ButtonStyleProps } from './button-class';

/** Submit button that stays in its pending state until navigation ends. */
export function SubmitButton({
  intent,
  action,
  pendingLabel,
  id,
  children,
  ...look
}: ButtonStyleProps & {
  id?: string;
  /** Value of the field `intent`, which distinguishes several forms that post to the same URL. */
  intent?: string;
  /** Path to which the form posts. Required if the page has forms for several paths. */
  action?: string;
  pendingLabel: string;
  children: ReactNode;
}) {
  const { formData, formAction } = useNavigation();
  const pending =
    formData !== undefined &&
    (formData.get('intent') ?? undefined) === intent &&
    (action === undefined || formAction === action);
  return (
    <Button
      {...look}
      {...(id ? { id } : {})}
      {...(intent ? { name: 'intent', value: intent } : {})}
      pending={pending}
      pendingLabel={pendingLabel}
    >
      {children}
    </Button>
  );
}
