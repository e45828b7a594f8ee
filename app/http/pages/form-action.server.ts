import { parseWithZod } from '@conform-to/zod/v4';
import type { Submission, SubmissionResult } from '@conform-to/react';
import { type ActionFunctionArgs, data } from '@remix-run/node';
import { z } from 'zod';
import type { FormReply } from '~/components/ui/form-reply';
import type { ToastKind } from '~/components/ui/toast-provider';
import { proveIdentity } from '~/domain/admins/prove-identity.server';
import { guardedAction, type Guard } from '~/http/actor.server';
import type { PageContext } from '~/http/context.server';
import { failureOf } from '~/http/error-response.server';
import { redirectWithToast, STAFF_TOAST_MS, TOAST_MS } from '~/http/browser/toast.server';
import type { Form, UploadFields } from '~/http/files/form.server';
import { withForm } from '~/http/input.server';
import { pickKnownFields } from './known-fields';
import { DomainError } from '~/domain/errors';
import type { App } from '~/context.server';
import type { Language } from '~/i18n/languages';
import { messageIn } from '~/i18n/messages/message-in';
import { type Message, messageOfField } from '~/i18n/messages/say';

/** What a form's success leads to: a message and a page. */
export interface Done {
  message: Message;
  kind?: ToastKind;
  to: string;
  /** How long a page with scripts stays before it goes on; without them the redirect is at once. */
  delayMs?: number;
  /** How long the message stays, where that is not as usual. */
  durationMs?: number;
  cookies?: string[];
}

interface FormAction<Schema extends z.ZodType, Fields extends UploadFields> extends Guard {
  schema?: Schema;
  /** Makes the form multipart, with files in these fields. */
  upload?: Fields;
  /** Fields whose values never travel back to the page. */
  secrets?: string[];
  /** Said when nobody foresaw the failure, such as the database being down. */
  failureMessage?: Message;
  /** Other forms of the same page, by their field `intent`. */
  intents?: Record<string, Intent>;
  handle: (input: FormInput<z.output<Schema>, Fields>) => Promise<Done>;
}

interface Intent {
  schema?: z.ZodType;
  failureMessage?: Message;
  handle: (input: FormInput<unknown, UploadFields>) => Promise<Done>;
}

interface FormInput<Value, Fields extends UploadFields> {
  ctx: PageContext;
  app: App;
  value: Value;
  files: Form<Fields>['files'];
  request: Request;
  formData: FormData;
}

/** By this field a page says that its scripts are running. */
const ENHANCED = 'enhanced';

/** In this field staff prove once more who they are. */
const PROOF = 'proof';

const NOTHING = z.object({});

/** An intent whose fields are checked with a schema of its own. */
export function checkedIntent<Schema extends z.ZodType>(
  schema: Schema,
  handle: (input: FormInput<z.output<Schema>, UploadFields>) => Promise<Done>,
): Intent {
  return { schema, handle: handle as Intent['handle'] };
}

/**
 * The action behind a form: parses it, runs the command, redirects with the message. Errors come
 * back at their fields with what was typed, secrets left out, under the error's own status.
 */
export function formAction<Schema extends z.ZodType = typeof NOTHING, Fields extends UploadFields = UploadFields>(
  args: ActionFunctionArgs,
  form: FormAction<Schema, Fields>,
) {
  const { request } = args;
  const hideFields = [...(form.secrets ?? []), PROOF];
  let submission: Submission<unknown> | undefined;
  let { failureMessage } = form;

  const answer = (given: PageContext, app: App) =>
    withForm(request, form.upload ?? ({} as Fields), async ({ text: formData, files, refusal }) => {
      const { intents = {} } = form;
      const named = formData.get('intent');
      const intent = typeof named === 'string' && Object.hasOwn(intents, named) ? intents[named] : undefined;
      if (intent) ({ failureMessage } = intent);
      const schema = (intent ? intent.schema : form.schema) ?? NOTHING;
      submission = parseWithZod(pickKnownFields(formData, schema, [PROOF]), { schema });
      if (refusal) throw refusal;
      if (submission.status !== 'success') {
        const result = fieldsIn(given.language, submission.reply({ hideFields }));
        return data<FormReply>({ result, done: null }, { status: 400 });
      }
      const proof = textOf(formData, PROOF);
      const ctx = given.actor.kind === 'admin' && proof ? await proveIdentity(given, proof) : given;
      const input = { ctx, app, files, request, formData };
      const done = intent
        ? await intent.handle({ ...input, value: submission.value })
        : await form.handle({ ...input, value: submission.value as z.output<Schema> });
      if (ctx.actor.kind === 'admin') ctx.recent.forget();
      const durationMs = form.access === 'admin' ? STAFF_TOAST_MS : TOAST_MS;
      return conclude({ durationMs, ...done }, { enhanced: formData.has(ENHANCED), language: ctx.language, app });
    });

  const guard = { ...form, isTyped: form.schema !== undefined || form.upload !== undefined };
  return guardedAction(args, guard, answer, (error, ctx) => {
    const { message: known, status, fieldErrors = {}, headers } = failureOf(error, ctx, ctx.language);
    const isForeseen = error instanceof DomainError;
    const message = isForeseen || !failureMessage ? known : messageIn(ctx.language, failureMessage);
    const formErrors = Object.values(fieldErrors).flat().includes(message) ? [] : [message];
    const refused = { error: { ...fieldErrors, ...(formErrors.length > 0 ? { '': formErrors } : {}) } };
    const result = submission?.reply({ formErrors, fieldErrors, hideFields }) ?? refused;
    return data<FormReply>({ result, done: null }, { status, headers });
  });
}

function fieldsIn(language: Language, { error, ...result }: SubmissionResult): SubmissionResult {
  if (!error) return result;
  const said = Object.entries(error).map(
    ([field, messages]) =>
      [field, messages?.map((message) => messageIn(language, messageOfField(message))) ?? null] as const,
  );
  return { ...result, error: Object.fromEntries(said) };
}

/** Empty where the field is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

async function conclude(
  { message, kind = 'success', to, delayMs = 0, durationMs, cookies = [] }: Done & { durationMs: number },
  { enhanced, language, app }: { enhanced: boolean; language: Language; app: App },
) {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  if (enhanced) {
    const done = { message: messageIn(language, message), kind, to, delayMs, durationMs };
    return data<FormReply>({ result: null, done }, { headers });
  }
  throw await redirectWithToast(to, { kind, text: message, durationMs }, app, { headers });
}
