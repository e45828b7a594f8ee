import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useToasts, type ToastKind } from './toast-provider';

/**
 * Message to show after a successful submission, and the page to open after `delayMs` milliseconds.
 */
export interface FormSuccess {
  message: string;
  kind: ToastKind;
  to: string;
  delayMs: number;
  /** How long the message is shown, in milliseconds. */
  durationMs: number;
}

/** Shows the success message of a form, and navigates to the next page after its delay. */
export function useFormSuccess(done: FormSuccess | null | undefined): void {
  const { show } = useToasts();
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    show({ kind: done.kind, text: done.message, durationMs: done.durationMs });
    const timer = setTimeout(() => navigate(done.to), done.delayMs);
    return () => clearTimeout(timer);
  }, [done, show, navigate]);
}
