import { parseWithZod } from '@conform-to/zod/v4';
import type { Submission, SubmissionResult } from '@conform-to/react';
import { type ActionFunctionArgs, data } from '@remix-run/node';
import { z } from 'zod';
import type { FormResponse } from '~/components/ui/form-response';
import type { ToastKind } from '~/components/ui/toast-provider';
import { reauthenticate } from '~/domain/admins/reauthenticate.server';
import { runGuardedAction, type ActionGuard } from '~/http/actor.server';
import type { PageContext } from '~/http/context.server';
import { findTrackedRequest } from '~/server/request-tracking.server';
import { toErrorDetails } from '~/http/error-response.server';
import { redirectWithToast, STAFF_TOAST_MS, MEMBER_TOAST_MS } from '~/http/browser/toast.server';
import type { ParsedForm, UploadFields } from '~/http/files/form.server';
import { readForm } from '~/http/input.server';
import { pickKnownFields } from './known-fields';
import { forgetCached } from '~/domain/context';
import { DomainError } from '~/domain/errors';
import type { App } from '~/context.server';
import type { Language } from '~/i18n/languages';
import { translate } from '~/i18n/messages/translate';
import { type Message, parseFieldMessage } from '~/i18n/messages/message';

/** Result of a successful form: the message to show and the next page. */
export interface FormSuccess {
  message: Message;
  kind?: ToastKind;
  to: string;
  /**
   * Delay before a page with scripts opens the next page. Without scripts the server redirects
   * immediately.
   */
  delayMs?: number;
  /** How long the message is shown, in milliseconds, if it differs from the default. */
  durationMs?: number;
  cookies?: string[];
}

type Params = ActionFunctionArgs['params'];

export interface FormInput<Value = unknown, Fields extends UploadFields = UploadFields> {
  ctx: PageContext;
  app: App;
  request: Request;
  /** Path parameters, such as `userId`. */
  params: Params;
  value: Value;
  files: ParsedForm<Fields>['files'];
  formData: FormData;
}

/**
 * A schema, or a function that imports it. The page can use the same function for validation in the
 * browser.
 */
export type SchemaSource<Schema extends z.ZodType> = Schema | (() => Promise<Schema>);

export interface FormOptions<Schema extends z.ZodType, Fields extends UploadFields, Intents> {
  schema?: SchemaSource<Schema>;
  /** File fields. If set, the form must be multipart. */
  upload?: Fields;
  /** Fields whose values are never sent back to the page, such as passwords. */
  secrets?: string[];
  /** Error message for an unexpected error, for example if the database is down. */
  failureMessage?: Message | ((params: Params) => Message);
  /** Runs the command, and returns the message and the next page. */
  handle: (input: FormInput<z.output<Schema>, Fields>) => Promise<FormSuccess>;
  /** Additional forms of the same page, by the value of their field `intent`. */
  intents?: { [Name in keyof Intents]: Intent<Intents[Name]> };
}

interface Intent<Value> {
  schema?: z.ZodType<Value>;
  failureMessage?: Message;
  handle: (input: FormInput<Value>) => Promise<FormSuccess>;
}

type AnyForm = FormOptions<z.ZodType, UploadFields, Record<string, unknown>>;

/** Name of the form field that is sent if JavaScript is on. */
const ENHANCED = 'enhanced';

/** Name of the form field with the second factor or the password that staff enter again. */
const PROOF = 'proof';

const NOTHING = z.object({});

/**
 * Parses a form, runs its command and redirects with the success message. A rejected form is
 * returned with an error at each invalid field and with the typed values, except secrets.
 */
export function submitForm(args: ActionFunctionArgs, guard: ActionGuard, form: AnyForm) {
  const { request, params } = args;
  const hideFields = [...(form.secrets ?? []), PROOF];
  let submission: Submission<unknown> | undefined;
  let { failureMessage } = form;

  const handleForm = (given: PageContext, app: App) =>
    readForm(request, form.upload ?? {}, async ({ text: formData, files, refusal }) => {
      const { intents = {} } = form;
      const named = formData.get('intent');
      const intent = typeof named === 'string' && Object.hasOwn(intents, named) ? intents[named] : undefined;
      if (intent) ({ failureMessage } = intent);
      const schema = (intent ? intent.schema : await loadSchema(form)) ?? NOTHING;
      submission = parseWithZod(pickKnownFields(formData, schema, [PROOF]), { schema });
      if (refusal) throw refusal;
      if (submission.status !== 'success') {
        const tracked = findTrackedRequest(request);
        if (tracked) tracked.reason = ['invalid form', ...Object.keys(submission.error ?? {})].join(' | ');
        const result = translateErrors(given.language, submission.reply({ hideFields }));
        return data<FormResponse>({ result, done: null }, { status: 400 });
      }
      const proof = getTextField(formData, PROOF);
      const ctx = given.actor.kind === 'admin' && proof ? await reauthenticate(given, proof) : given;
      const { handle } = intent ?? form;
      const done = await handle({ ctx, app, value: submission.value, files, request, params, formData });
      if (ctx.actor.kind === 'admin') forgetCached(ctx);
      const durationMs = guard.access === 'admin' ? STAFF_TOAST_MS : MEMBER_TOAST_MS;
      return conclude({ durationMs, ...done }, { enhanced: formData.has(ENHANCED), language: ctx.language, app });
    });

  return runGuardedAction(args, guard, handleForm, (error, ctx) => {
    const { message: known, status, fieldErrors = {}, headers } = toErrorDetails(error, ctx, ctx.language);
    const message =
      error instanceof DomainError || !failureMessage
        ? known
        : translate(ctx.language, typeof failureMessage === 'function' ? failureMessage(params) : failureMessage);
    const formErrors = Object.values(fieldErrors).flat().includes(message) ? [] : [message];
    const refused = { error: { ...fieldErrors, ...(formErrors.length > 0 ? { '': formErrors } : {}) } };
    const result = submission?.reply({ formErrors, fieldErrors, hideFields }) ?? refused;
    return data<FormResponse>({ result, done: null }, { status, headers });
  });
}

async function loadSchema({ schema }: Pick<AnyForm, 'schema'>): Promise<z.ZodType | undefined> {
  return typeof schema === 'function' ? schema() : schema;
}

function translateErrors(language: Language, { error, ...result }: SubmissionResult): SubmissionResult {
  if (!error) return result;
  const translated = Object.entries(error).map(
    ([field, messages]) =>
      [field, messages?.map((message) => translate(language, parseFieldMessage(message))) ?? null] as const,
  );
  return { ...result, error: Object.fromEntries(translated) };
}

/** Returns the text of a form field, or an empty string if the field is missing. */
export function getTextField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

async function conclude(
  { message, kind = 'success', to, delayMs = 0, durationMs, cookies = [] }: FormSuccess & { durationMs: number },
  { enhanced, language, app }: { enhanced: boolean; language: Language; app: App },
) {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  if (enhanced) {
    const done = { message: translate(language, message), kind, to, delayMs, durationMs };
    return data<FormResponse>({ result: null, done }, { headers });
  }
  throw await redirectWithToast(to, { kind, text: message, durationMs }, app, { headers });
}
