import type { LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { Permission } from '~/domain/admins/policy';
import type { Context } from '~/domain/context';
import type { ActionGuard } from '~/http/actor.server';
import { parsePathId } from '~/http/path-id.server';
import type { Message } from '~/i18n/messages/message';
import { defineFormRoute } from './form-route.server';
import type { FormSuccess, SchemaSource } from './submit-form.server';

interface ConfirmPage<Shown, Schema extends z.ZodType> extends Pick<ActionGuard, 'forbiddenMessage' | 'loginMessage'> {
  /** One of them is required. */
  permissions: readonly Permission[];
  param: string;
  notFound: Message;
  read: (ctx: Context, id: number, query: URLSearchParams) => Promise<Shown>;
  schema?: SchemaSource<Schema>;
  failureMessage: Message;
  run: (ctx: Context, id: number, query: URLSearchParams, value: z.output<Schema>) => Promise<FormSuccess>;
}

/** Creates a back office page that asks for confirmation before it runs a command on a row. */
export function createConfirmPage<Shown, Schema extends z.ZodType = z.ZodObject>({
  permissions,
  param,
  notFound,
  read,
  run,
  ...form
}: ConfirmPage<Shown, Schema>) {
  const parseId = (params: LoaderFunctionArgs['params']) => parsePathId(params[param], notFound);
  const getQuery = (request: Request) => new URL(request.url).searchParams;
  return defineFormRoute({
    ...form,
    access: 'admin',
    permissions,
    load: ({ ctx, request, params }) => read(ctx, parseId(params), getQuery(request)),
    handle: ({ ctx, request, params, value }) => run(ctx, parseId(params), getQuery(request), value),
  });
}
