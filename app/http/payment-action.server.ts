import { type ActionFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { Context } from '~/domain/context';
import { DomainError } from '~/domain/errors';
import { messageIn } from '~/words/messages/message-in';
import { parsed } from './api-route.server';
import { partsOf, visitorContext } from './context.server';
import { failureOf } from './error-response.server';
import { languageOf } from './language.server';
import { assertOwnOrigin } from './origin-check.server';
import { actorByCookie } from './session.server';

/** A step of the checkout that the donations page's script takes: JSON for the member of this browser, told in the page's language. */
export async function paymentAction<Schema extends z.ZodType>(
  args: ActionFunctionArgs,
  schema: Schema,
  run: (ctx: Context, value: z.output<Schema>) => Promise<{ message: string }>,
): Promise<Response> {
  const visitor = visitorContext(args);
  const language = await languageOf(args.request);
  try {
    const parts = partsOf(args);
    assertOwnOrigin(args.request, parts);
    const actor = await actorByCookie(args.request, 'member', visitor, parts);
    if (!actor) throw new DomainError('unauthenticated', 'Please log in again.');
    const formData = await args.request.formData().catch(() => new FormData());
    const answer = await run({ ...visitor, actor }, parsed(schema, Object.fromEntries(formData)));
    return Response.json({ success: true, ...answer, message: messageIn(language, answer.message) });
  } catch (error) {
    const failure = failureOf(error, visitor);
    return Response.json({ success: false, message: messageIn(language, failure.message) }, failure);
  }
}
