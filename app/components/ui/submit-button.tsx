import type { ReactNode } from 'react';
import { useNavigation } from '@remix-run/react';
import { Button } from './button';
import type { ButtonLook } from './button-class';

/** Submits its form and stays busy until the page has moved on. */
export function SubmitButton({
  intent,
  action,
  formAction,
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
  /** Posts what was typed, unchecked, to this path instead of the form's own. */
  formAction?: string;
  pendingLabel: string;
  children: ReactNode;
}) {
  const navigation = useNavigation();
  const path = formAction ?? action;
  const pending =
    navigation.formData !== undefined &&
    (navigation.formData.get('intent') ?? undefined) === intent &&
    (path === undefined || navigation.formAction === path);
  return (
    <Button
      {...look}
      {...(id ? { id } : {})}
      {...(intent ? { name: 'intent', value: intent } : {})}
      {...(formAction ? { formAction, formNoValidate: true } : {})}
      pending={pending}
      pendingLabel={pendingLabel}
    >
      {children}
    </Button>
  );
}
