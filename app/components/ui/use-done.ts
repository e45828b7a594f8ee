import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useToasts, type ToastKind } from './toast-provider';

/** A message now, a page after so many milliseconds. */
export interface DoneReply {
  message: string;
  kind: ToastKind;
  to: string;
  delayMs: number;
  /** How long the message stays, in milliseconds. */
  durationMs: number;
}

/** Shows what a form has done and goes on to the next page when its time has come. */
export function useDone(done: DoneReply | null | undefined): void {
  const { show } = useToasts();
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    show({ kind: done.kind, text: done.message, durationMs: done.durationMs });
    const timer = setTimeout(() => navigate(done.to), done.delayMs);
    return () => clearTimeout(timer);
  }, [done, show, navigate]);
}
