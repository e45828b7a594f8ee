import type { ActionFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { Context } from '~/domain/context';
import { messageIn } from '~/i18n/messages/message-in';
import type { Message } from '~/i18n/messages/say';
import { guardedAction } from '~/http/actor.server';
import { failureOf } from '~/http/error-response.server';
import { parsedForm } from '~/http/input.server';

/** A step of the checkout, called by the script of the donations page, as JSON. */
export function paymentAction<Schema extends z.ZodType>(
  args: ActionFunctionArgs,
  schema: Schema,
  run: (ctx: Context, value: z.output<Schema>) => Promise<{ message: Message }>,
): Promise<Response> {
  return guardedAction(
    args,
    { access: 'member', refusesVisitors: true },
    async (ctx) => {
      const answer = await run(ctx, await parsedForm(args.request, schema));
      return Response.json({ success: true, ...answer, message: messageIn(ctx.language, answer.message) });
    },
    (error, ctx) => {
      const failure = failureOf(error, ctx, ctx.language);
      return Response.json({ success: false, message: failure.message }, failure);
    },
  );
}
