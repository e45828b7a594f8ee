import type { ActionFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { Context } from '~/domain/context';
import { translate } from '~/i18n/messages/translate';
import type { Message } from '~/i18n/messages/message';
import { runGuardedAction } from '~/http/actor.server';
import { toErrorDetails } from '~/http/error-response.server';
import { parseForm } from '~/http/input.server';

/** Runs one step of the checkout and returns JSON. The script on the donations page calls it. */
export function runPaymentAction<Schema extends z.ZodType>(
  args: ActionFunctionArgs,
  schema: Schema,
  run: (ctx: Context, value: z.output<Schema>) => Promise<{ message: Message }>,
): Promise<Response> {
  return runGuardedAction(
    args,
    { access: 'member', refusesVisitors: true },
    async (ctx) => {
      const answer = await run(ctx, await parseForm(args.request, schema));
      return Response.json({ success: true, ...answer, message: translate(ctx.language, answer.message) });
    },
    (error, ctx) => {
      const failure = toErrorDetails(error, ctx, ctx.language);
      return Response.json({ success: false, message: failure.message }, failure);
    },
  );
}
