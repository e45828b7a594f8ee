import type { ReactNode } from 'react';
import { useNavigation } from '@remix-run/react';
import { Button } from './button';
import type { ButtonStyleProps } from './button-class';

/** Submit button that stays pending until navigation ends. */
export function SubmitButton({
  intent,
  action,
  pendingLabel,
  id,
  children,
  ...look
}: ButtonStyleProps & {
  id?: string;
  /** Value of the field `intent`, which selects one of several forms of a URL. */
  intent?: string;
  /** Path of the form, if the page posts to several. */
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
