import type { SubmissionResult } from '@conform-to/react';
import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useEffect } from 'react';
import { isNetworkFailure, isUnreadable } from './network-failure';
import { useToasts } from './toast-provider';
import type { DoneReply } from './use-done';
import { useInterfaceWords } from './use-language';

const UNREACHABLE_MS = 5000;

/** What a form's page hears of it: Conform's reply to what was refused, where it goes when done, or that it never reached the server. */
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

/** Says that what was sent never reached the server. */
export function useUnreachable(reply: Pick<FormReply, 'unreachable' | 'unreadable'> | undefined): void {
  const { show } = useToasts();
  const words = useInterfaceWords().notes;
  useEffect(() => {
    if (!reply?.unreachable) return;
    const said = reply.unreachable === true ? words.unreachable : reply.unreachable;
    const text = reply.unreadable ? words[reply.unreadable] : said;
    show({ kind: 'error', text, durationMs: UNREACHABLE_MS });
  }, [reply, show, words]);
}

/**
 * The client action of every page with a form: sends it, and where the network fails keeps the page with all that was typed, which then says so.
 * The status, which a client action can only give with a Response, keeps the router from loading the page anew, which would fail the same way.
 */
export function sendOrStay(args: ClientActionFunctionArgs) {
  return send(args, true);
}

/** The same for a form that the specification gives words of its own. */
export function sendOrSay(words: string) {
  return (args: ClientActionFunctionArgs) => send(args, words);
}

/** The same for a form that says by words of its own that something else than the server answered; of the forms of one page, the one with `intent`. */
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
 * Keeps a page still while it shows what its form has done: loading it anew would send a member who has just logged in on at once. A form that
 * was refused, or never sent, loads nothing anew either. Remix asks this only of routes that export it: after a fetcher's failure it loads all
 * others.
 */
export function stayWhenDone({
  actionResult,
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isDone = (actionResult as FormReply | undefined)?.done;
  return isDone || actionStatus >= 400 ? false : defaultShouldRevalidate;
}
