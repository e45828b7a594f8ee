import type { SubmissionResult } from '@conform-to/react';
import { useEffect } from 'react';
import { useToasts } from './toast-provider';
import type { FormSuccess } from './use-form-success';
import { useMessages } from './use-messages';

const UNREACHABLE_MS = 5000;

/** Conform's result, the next page, or that the request did not reach the server. */
export interface FormReply {
  result: SubmissionResult | null;
  done: FormSuccess | null;
  unreachable?: true;
  /** The response did not come from the server but, for example, from a network's login page. */
  unreadable?: true;
  /** The intent of the form that did not reach the server. */
  intent?: string;
}

/** What is shown for a form that did not reach the server, if not the usual text. */
export interface UnreachableTexts {
  unreachable?: string;
  /** For an unreadable response: the name of a text of the interface. */
  unreadable?: 'register' | 'otp' | 'profile';
}

/** Shows a toast if a form did not reach the server. */
export function useUnreachable(
  reply: Pick<FormReply, 'unreachable' | 'unreadable' | 'intent'> | undefined,
  { unreachable, unreadable }: UnreachableTexts = {},
): void {
  const { show } = useToasts();
  const messages = useMessages('interface.notes');
  useEffect(() => {
    if (!reply?.unreachable) return;
    const name = reply.intent === 'resend' ? 'resend' : unreadable;
    const text = reply.unreadable && name ? messages[name] : (unreachable ?? messages.unreachable);
    show({ kind: 'error', text, durationMs: UNREACHABLE_MS });
  }, [reply, show, messages, unreachable, unreadable]);
}
