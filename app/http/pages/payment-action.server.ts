import { type ActionFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { Context } from '~/domain/context';
import { DomainError } from '~/domain/errors';
import { messageIn } from '~/i18n/messages/message-in';
import { parsed } from '~/http/api/api-route.server';
import { appOf, visitorContext } from '~/http/context.server';
import { failureOf } from '~/http/error-response.server';
import { languageOf } from '~/http/browser/language.server';
import { assertOwnOrigin } from '~/http/browser/origin-check.server';
import { actorByCookie } from '~/http/browser/session.server';

/** A step of the checkout that the donations page's script takes: JSON for the member of this browser, told in the page's language. */
export async function paymentAction<Schema extends z.ZodType>(
  args: ActionFunctionArgs,
  schema: Schema,
  run: (ctx: Context, value: z.output<Schema>) => Promise<{ message: string }>,
): Promise<Response> {
  const visitor = visitorContext(args);
  const language = await languageOf(args.request);
  try {
    const app = appOf(args);
    assertOwnOrigin(args.request, app);
    const actor = await actorByCookie(args.request, 'member', visitor, app);
    if (!actor) throw new DomainError('unauthenticated', 'Please log in again.');
    const formData = await args.request.formData().catch(() => new FormData());
    const answer = await run({ ...visitor, actor }, parsed(schema, Object.fromEntries(formData)));
    return Response.json({ success: true, ...answer, message: messageIn(language, answer.message) });
  } catch (error) {
    const failure = failureOf(error, visitor);
    return Response.json({ success: false, message: messageIn(language, failure.message) }, failure);
  }
}
