import { z } from 'zod';
import type { Permission } from '~/domain/admins/policy';
import { deleteRowSchema } from '~/domain/content/schemas';
import type { Context } from '~/domain/context';
import { INVALID_ADMIN_TOKEN_MESSAGE } from '~/http/authentication-messages';
import { parsePathId } from '~/http/path-id.server';
import type { Message } from '~/i18n/messages/message';
import { type AnyEndpoint, defineEndpoint } from './endpoint';
import { messageResponseSchema } from './message-response';

type Command<Args extends unknown[], Done> = ((ctx: Context, ...args: Args) => Promise<Done>) & {
  permissions: readonly Permission[];
};

/**
 * Creates one endpoint that adds a row and one that deletes the row with `?id=`. `noun` appears in
 * the API description, and `name` is the name of the row in the response.
 */
export function createAddAndDeleteEndpoints<Body extends z.ZodType>(
  { noun, name }: { noun: string; name: string },
  {
    body,
    create,
    remove,
  }: { body: Body; create: Command<[z.output<Body>], { id: number }>; remove: Command<[number], void> },
): { POST: AnyEndpoint; DELETE: AnyEndpoint } {
  return {
    POST: defineEndpoint({
      summary: `Add a ${noun}`,
      access: 'admin',
      permissions: create.permissions,
      unauthenticatedMessage: INVALID_ADMIN_TOKEN_MESSAGE,
      body,
      response: messageResponseSchema.extend({ id: z.int() }),
      handle: async ({ ctx, body: input }) => ({
        message: `${name} added successfully`,
        ...(await create(ctx, input)),
      }),
    }),
    DELETE: defineEndpoint({
      summary: `Delete a ${noun}`,
      access: 'admin',
      permissions: remove.permissions,
      unauthenticatedMessage: INVALID_ADMIN_TOKEN_MESSAGE,
      query: deleteRowSchema,
      response: messageResponseSchema,
      handle: async ({ ctx, query }) => {
        await remove(ctx, query.id);
        return { message: `${name} deleted successfully` };
      },
    }),
  };
}

/** Creates an endpoint that edits a row, whose id is the path parameter `param`. */
export function createEditEndpoint<Body extends z.ZodType>(
  { noun, name }: { noun: string; name: string },
  {
    param,
    notFound,
    body,
    update,
  }: { param: string; notFound: Message; body: Body; update: Command<[number, z.output<Body>], void> },
): { PUT: AnyEndpoint } {
  return {
    PUT: defineEndpoint({
      summary: `Edit a ${noun}`,
      access: 'admin',
      permissions: update.permissions,
      unauthenticatedMessage: INVALID_ADMIN_TOKEN_MESSAGE,
      body,
      response: messageResponseSchema,
      handle: async ({ ctx, body: input, params }) => {
        await update(ctx, parsePathId(params[param], notFound), input);
        return { message: `${name} updated successfully` };
      },
    }),
  };
}
