import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react';
import type { FormResponse } from './form-response';
import { isNetworkFailure, isUnreadableResponse } from './network-failure';

/**
 * Client action of every page with a form. If the server cannot be reached, the page and the typed
 * values stay as they are. The status of the returned response prevents the router from loading the
 * page again.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  // Sending consumes the request body, so a copy is needed to read the intent afterwards. Uploads
  // are not copied because of their size.
  const copy = isUpload(request) ? null : request.clone();
  try {
    return await serverAction<FormResponse>();
  } catch (error) {
    const unreadable = isUnreadableResponse(error);
    if (!unreadable && !isNetworkFailure(error)) throw error;
    const intent = (await copy?.formData())?.get('intent');
    const reply: FormResponse = {
      result: null,
      done: null,
      unreachable: true,
      ...(unreadable && { unreadable }),
      ...(typeof intent === 'string' && { intent }),
    };
    return new Response(JSON.stringify(reply), { status: 503, headers: { 'Content-Type': 'application/json' } });
  }
}

function isUpload(request: Request): boolean {
  return request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;
}

/**
 * Returns false after a rejected form, if the page already shows the result, and before the page
 * navigates to another URL. Otherwise a member who has just logged in would be redirected before
 * the message is visible.
 */
export function shouldRevalidate({
  actionResult,
  actionStatus = 200,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const { done, isShown } = (actionResult as FormResponse | undefined) ?? {};
  const isLeaving = done ? getPath(new URL(done.to, nextUrl)) !== getPath(nextUrl) : false;
  return actionStatus >= 400 || isShown || isLeaving ? false : defaultShouldRevalidate;
}

function getPath({ pathname, search }: URL): string {
  return pathname + search;
}
