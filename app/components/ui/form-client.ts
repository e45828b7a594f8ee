import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react';
import type { FormReply } from './form-reply';
import { isNetworkFailure, isUnreadableResponse } from './network-failure';

/**
 * The client action of every page with a form. If the server cannot be reached, the page stays as
 * it is with what was typed. The status of the reply keeps the router from loading the page again.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  // Sending reads the body. Uploads are not copied.
  const copy = isUpload(request) ? null : request.clone();
  try {
    return await serverAction<FormReply>();
  } catch (error) {
    const unreadable = isUnreadableResponse(error);
    if (!unreadable && !isNetworkFailure(error)) throw error;
    const intent = (await copy?.formData())?.get('intent');
    const reply: FormReply = {
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
 * Loads nothing after a refused form, or before the page goes on to another address: a member who
 * has just logged in would be redirected before they see the message.
 */
export function shouldRevalidate({
  actionResult,
  actionStatus = 200,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const done = (actionResult as FormReply | undefined)?.done;
  const isLeaving = done ? getPath(new URL(done.to, nextUrl)) !== getPath(nextUrl) : false;
  return actionStatus >= 400 || isLeaving ? false : defaultShouldRevalidate;
}

function getPath({ pathname, search }: URL): string {
  return pathname + search;
}
