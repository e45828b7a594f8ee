import type { SubmissionResult } from '@conform-to/react';
import { useEffect } from 'react';
import { useToasts } from './toast-provider';
import type { FormSuccess } from './use-form-success';
import { useMessages } from './use-messages';

const UNREACHABLE_MS = 5000;

/**
 * Response to a form: Conform's result, the next page, or the fact that the request did not reach
 * the server.
 */
export interface FormResponse {
  result: SubmissionResult | null;
  done: FormSuccess | null;
  /** True if the page shows the result without loading its data again. */
  isShown?: true;
  unreachable?: true;
  /**
   * True if the response is not from our server but, for example, from the login page of a Wi-Fi
   * network.
   */
  unreadable?: true;
  /** Intent of the form whose request did not reach the server. */
  intent?: string;
}

/** Messages for a form whose request did not reach the server, if they differ from the default. */
export interface UnreachableMessages {
  unreachable?: string;
  /** Key of a translated message for a response that is not from our server. */
  unreadable?: 'register' | 'otp' | 'profile';
}

/** Shows a toast if the request of a form did not reach the server. */
export function useUnreachableToast(
  reply: Pick<FormResponse, 'unreachable' | 'unreadable' | 'intent'> | undefined,
  { unreachable, unreadable }: UnreachableMessages = {},
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
