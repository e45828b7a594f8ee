import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import type { z } from 'zod';
import { AUTHENTICATION_REQUIRED, toAdminLogin } from './admin-login.server';
import { appOf, visitorContext } from '~/http/context.server';
import { failureOf } from '~/http/error-response.server';
import { languageOf } from '~/http/browser/language.server';
import { assertOwnOrigin } from '~/http/browser/origin-check.server';
import { actorByCookie } from '~/http/browser/session.server';
import { flashToast, STAFF_TOAST_MS, TOAST_MS, type ToastKind } from '~/http/browser/toast.server';
import { type Upload, type UploadFields, withUpload } from '~/http/files/upload.server';
import type { Context } from '~/domain/context';
import { DomainError } from '~/domain/errors';
import { unlessGone } from '~/domain/members/acting-member';
import type { App } from '~/context.server';
import type { Language } from '~/i18n/languages';
import { messageIn } from '~/i18n/messages/message-in';

/** What a form's success leads to: a message, a page, and how long a page with scripts shows the one before it goes to the other. */
export interface Done {
  message: string;
  kind?: ToastKind;
  to: string;
  /** Milliseconds; without scripts the redirect happens at once. */
  delayMs: number;
  /** How long the message stays, in milliseconds, where that is not as usual. */
  durationMs?: number;
  /** Cookies to set. */
  cookies?: string[];
}

/** What an action hands to its page: Conform's reply to a refused form, or where a page with scripts goes next. */
export interface FormReply {
  result: SubmissionResult | null;
  done: { message: string; kind: ToastKind; to: string; delayMs: number; durationMs: number } | null;
}

interface FormAction<Schema extends z.ZodType, Fields extends UploadFields> {
  access: 'visitor' | 'member' | 'admin';
  schema: Schema;
  /** The form is multipart, and these fields of it carry files. */
  upload?: Fields;
  /** Fields whose values never travel back to the page. */
  secrets?: string[];
  /** Said when something failed that nobody foresaw, the database being down among it. */
  failureMessage?: string;
  /** Said on the login page to whom the form brings there. */
  loginMessage?: string;
  handle: (input: {
    ctx: Context;
    app: App;
    value: z.output<Schema>;
    files: Upload<Fields>['files'];
    request: Request;
    formData: FormData;
  }) => Promise<Done>;
}

/** The hidden field by which a page says that its scripts are running. */
const ENHANCED = 'enhanced';

/**
 * The action behind a form: parses it, runs the command, and answers with a redirect that flashes the message. What is wrong comes back at its
 * field with what was typed, secrets left out, under the error's own status and in the language of the page.
 */
export async function formAction<Schema extends z.ZodType, Fields extends UploadFields = UploadFields>(
  args: ActionFunctionArgs,
  form: FormAction<Schema, Fields>,
) {
  if (form.upload) return withUpload(args.request, form.upload, (upload) => answerTo(args, form, upload, args.request));
  const copy = args.request.clone();
  const text = await args.request.formData().catch(() => new FormData());
  return answerTo(args, form, { text, files: {}, refusal: null }, copy);
}

async function answerTo<Schema extends z.ZodType, Fields extends UploadFields>(
  args: ActionFunctionArgs,
  form: FormAction<Schema, Fields>,
  { text: formData, files, refusal }: Upload<Fields>,
  copy: Request,
) {
  const { request } = args;
  const app = appOf(args);
  const visitor = visitorContext(args);
  const language = await languageOf(request);
  const submission = parseWithZod(formData, { schema: form.schema });
  const refuse = (message: string, status: number, fieldErrors?: Record<string, string[]>, headers?: HeadersInit) => {
    const errors = fieldErrors ?? {};
    const formErrors = Object.values(errors).flat().includes(message) ? [] : [message];
    const result = submission.reply({ formErrors, fieldErrors: errors, hideFields: form.secrets ?? [] });
    return data<FormReply>({ result: replyIn(language, result), done: null }, { status, headers: headers ?? {} });
  };
  try {
    assertOwnOrigin(request, app);
    const ctx = await admit(form, request, visitor, app);
    if (refusal) throw refusal;
    if (submission.status !== 'success') {
      const result = submission.reply({ hideFields: form.secrets ?? [] });
      return data<FormReply>({ result: replyIn(language, result), done: null }, { status: 400 });
    }
    const { value } = submission;
    const done = await unlessGone(ctx, () => form.handle({ ctx, app, value, files, request: copy, formData }));
    if (ctx.actor.kind === 'admin') ctx.recent.forget();
    const durationMs = form.access === 'admin' ? STAFF_TOAST_MS : TOAST_MS;
    return await conclude({ durationMs, ...done }, { enhanced: formData.has(ENHANCED), language, app });
  } catch (error) {
    if (error instanceof Response) throw error;
    const failure = failureOf(error, visitor);
    const message = error instanceof DomainError ? failure.message : (form.failureMessage ?? failure.message);
    return refuse(message, failure.status, failure.fieldErrors, failure.headers);
  }
}

function replyIn(language: Language, { error, ...result }: SubmissionResult): SubmissionResult {
  if (!error) return result;
  const said = Object.entries(error).map(
    ([field, messages]) => [field, messages?.map((message) => messageIn(language, message)) ?? null] as const,
  );
  return { ...result, error: Object.fromEntries(said) };
}

async function admit(
  { access, loginMessage }: Pick<FormAction<z.ZodType, UploadFields>, 'access' | 'loginMessage'>,
  request: Request,
  visitor: Context,
  app: App,
): Promise<Context> {
  if (access === 'visitor') return visitor;
  const actor = await actorByCookie(request, access, visitor, app);
  if (actor) return { ...visitor, actor };
  if (access === 'admin') throw await toAdminLogin(request, app, loginMessage ?? AUTHENTICATION_REQUIRED);
  const headers = new Headers();
  if (loginMessage) headers.set('Set-Cookie', await flashToast({ kind: 'warning', text: loginMessage }, app));
  throw redirect('/login', { headers });
}

async function conclude(
  { message, kind = 'success', to, delayMs, durationMs, cookies = [] }: Done & { durationMs: number },
  { enhanced, language, app }: { enhanced: boolean; language: Language; app: App },
) {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  if (enhanced) {
    const done = { message: messageIn(language, message), kind, to, delayMs, durationMs };
    return data<FormReply>({ result: null, done }, { headers });
  }
  headers.append('Set-Cookie', await flashToast({ kind, text: message, durationMs }, app));
  throw redirect(to, { headers });
}
