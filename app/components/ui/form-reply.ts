import type { SubmissionResult } from '@conform-to/react';
import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useEffect } from 'react';
import { isNetworkFailure, isUnreadable } from './network-failure';
import { useToasts } from './toast-provider';
import type { DoneReply } from './use-done';
import { useMessages } from './use-messages';

const UNREACHABLE_MS = 5000;

/** Conform's reply, where the page goes when done, or that the form never reached the server. */
export interface FormReply {
  result: SubmissionResult | null;
  done: DoneReply | null;
  /** The form never reached the server; in words of its own where it has any. */
  unreachable?: true | string;
  /** What answered was not the server, such as the page of a network's own login. */
  unreadable?: Unread;
}

/** The forms that have words of their own for that, by the name of these words. */
type Unread = 'register' | 'otp' | 'resend' | 'profile';

/** Shows a notice when a form never reached the server. */
export function useUnreachable(reply: Pick<FormReply, 'unreachable' | 'unreadable'> | undefined): void {
  const { show } = useToasts();
  const messages = useMessages('interface.notes');
  useEffect(() => {
    if (!reply?.unreachable) return;
    const said = reply.unreachable === true ? messages.unreachable : reply.unreachable;
    const text = reply.unreadable ? messages[reply.unreadable] : said;
    show({ kind: 'error', text, durationMs: UNREACHABLE_MS });
  }, [reply, show, messages]);
}

/**
 * The client action of every page with a form: where the network fails, the page stays with all
 * that was typed. Its Response has a status that keeps the router from loading the page anew.
 */
export function sendOrStay(args: ClientActionFunctionArgs) {
  return send(args, true);
}

/** The same for a form that the specification gives words of its own. */
export function sendOrSay(words: string) {
  return (args: ClientActionFunctionArgs) => send(args, words);
}

/** The same with words for an answer that is not the server's; of several forms, for `intent`. */
export function sendOrFail(unreadable: Unread, intent?: string) {
  return async (args: ClientActionFunctionArgs) => {
    const form = await args.request.clone().formData();
    return send(args, true, (form.get('intent') ?? undefined) === intent ? unreadable : undefined);
  };
}

async function send({ serverAction }: ClientActionFunctionArgs, unreachable: true | string, unreadable?: Unread) {
  try {
    return await serverAction<FormReply>();
  } catch (error) {
    const isUnread = unreadable !== undefined && isUnreadable(error);
    if (!isUnread && !isNetworkFailure(error)) throw error;
    const reply: FormReply = { result: null, done: null, unreachable, ...(isUnread && { unreadable }) };
    return new Response(JSON.stringify(reply), { status: 503, headers: { 'Content-Type': 'application/json' } });
  }
}

/**
 * Loads nothing anew while a page shows what its form has done, or once a form was refused: a
 * member who has just logged in would be sent on at once. Remix asks only routes that export it.
 */
export function stayWhenDone({
  actionResult,
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isDone = (actionResult as FormReply | undefined)?.done;
  return isDone || actionStatus >= 400 ? false : defaultShouldRevalidate;
}
