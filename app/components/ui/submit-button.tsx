import type { ReactNode } from 'react';
import { useNavigation } from '@remix-run/react';
import { Button } from './button';
import type { ButtonLook } from './button-class';

/** Submits its form and stays busy until the page has moved on. */
export function SubmitButton({
  intent,
  action,
  pendingLabel,
  id,
  children,
  ...look
}: ButtonLook & {
  id?: string;
  /** Sent as the field `intent`, which tells apart the forms of one address. */
  intent?: string;
  /** The path that the form posts to, where a page has forms for several. */
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
