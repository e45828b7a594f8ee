import { randomUUID } from 'node:crypto';
import { redirect } from '@remix-run/node';
import type { ToastMessage } from '~/components/ui/toast-provider';
import type { App } from '~/context.server';
import type { Language } from '~/i18n/languages';
import { translate } from '~/i18n/messages/translate';
import type { Message } from '~/i18n/messages/message';
import { createSignedCookie } from './cookies.server';

/**
 * How long a toast is shown to a member, in milliseconds.
 * Source: docs/specification/members.md#constants.
 */
export const MEMBER_TOAST_MS = 5000;
export const STAFF_TOAST_MS = 3000;

const flashCookie = (app: App) => createSignedCookie('toast', app, 60);

type WaitingToast = Omit<ToastMessage, 'text'> & { text: Message };

type Notice = Pick<ToastMessage, 'kind'> & { text: Message; durationMs?: number };

export async function redirectWithToast(
  to: string,
  toast: Notice,
  app: App,
  { headers = new Headers(), ...init }: { status?: number; headers?: Headers } = {},
): Promise<Response> {
  headers.append('Set-Cookie', await createToastCookie(toast, app));
  return redirect(to, { ...init, headers });
}

/**
 * Creates the Set-Cookie header that shows a toast on the next page, in the language of that page.
 */
export function createToastCookie(toast: Notice, app: App): Promise<string> {
  return flashCookie(app).serialize({ id: randomUUID(), durationMs: MEMBER_TOAST_MS, ...toast });
}

/** Returns the toast for this page, and the Set-Cookie header that clears it. */
export async function readToast(
  request: Request,
  language: Language,
  app: App,
): Promise<{ toast: ToastMessage<string> | null; clear: string | null }> {
  const header = request.headers.get('Cookie');
  if (!header?.includes('sangha_toast=')) return { toast: null, clear: null };
  const cookie = flashCookie(app);
  const waiting = (await cookie.parse(header)) as WaitingToast | null;
  if (!waiting) return { toast: null, clear: null };
  const text = translate(language, waiting.text);
  return { toast: { ...waiting, text }, clear: await cookie.clear() };
}
