import { randomUUID } from 'node:crypto';
import type { App } from '~/context.server';
import { messageIn } from '~/i18n/messages/message-in';
import { signedCookie } from './cookies.server';
import { languageOf } from './language.server';

export type ToastKind = 'success' | 'warning' | 'error' | 'info';

/** A notice for the next page; it closes itself after its duration. */
export interface Toast {
  id: string;
  kind: ToastKind;
  text: string;
  durationMs: number;
}

/** How long a notice stays: for members, and in the back office. Source: both specifications, business constants. */
export const TOAST_MS = 4000;
export const STAFF_TOAST_MS = 3000;

const flashCookie = (app: App) => signedCookie('toast', app, { maxAge: 60 });

/** The header that flashes a notice on the next page, which shows it in its own language. */
export function flashToast(toast: Pick<Toast, 'kind' | 'text'> & { durationMs?: number }, app: App): Promise<string> {
  return flashCookie(app).serialize({ id: randomUUID(), durationMs: TOAST_MS, ...toast });
}

/** The notice that waits for this page, and the header that takes it away. */
export async function takeToast(request: Request, app: App): Promise<{ toast: Toast | null; clear: string | null }> {
  const cookie = flashCookie(app);
  const waiting = (await cookie.parse(request.headers.get('Cookie'))) as Toast | null;
  if (!waiting) return { toast: null, clear: null };
  const text = messageIn(await languageOf(request), waiting.text);
  return { toast: { ...waiting, text }, clear: await cookie.serialize('', { maxAge: 0 }) };
}
