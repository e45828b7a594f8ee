import type { LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { Permission } from '~/domain/admins/policy';
import type { Context } from '~/domain/context';
import type { ActionGuard } from '~/http/actor.server';
import { parsePathId } from '~/http/path-id.server';
import type { Message } from '~/i18n/messages/message';
import { defineFormRoute } from './form-route.server';
import type { SchemaSource } from './submit-form.server';

type Params = LoaderFunctionArgs['params'];

interface RowPage<Row, More, Schema extends z.ZodType> extends Pick<ActionGuard, 'loginMessage'> {
  /** One of them is required. */
  permissions: readonly Permission[];
  /** Name of the path parameter that contains the id of the row, or `new`. */
  param: string;
  notFound: Message;
  read: (ctx: Context, id: number) => Promise<Row>;
  /** Loads additional data for the form. */
  more?: (ctx: Context) => More;
  schema: SchemaSource<Schema>;
  create: (ctx: Context, value: z.output<Schema>) => Promise<unknown>;
  update: (ctx: Context, id: number, value: z.output<Schema>) => Promise<void>;
  getResultMessages: (isNew: boolean) => { done: Message; failed: Message };
  list: string;
}

/** Creates a back office page that adds or edits a row of a list. */
export function createRowPage<Row, Schema extends z.ZodType, More extends object = object>(
  page: RowPage<Row, More, Schema>,
) {
  const {
    permissions,
    param,
    notFound,
    read,
    more = () => ({}) as More,
    create,
    update,
    getResultMessages,
    list,
    ...form
  } = page;
  const isNew = (params: Params) => params[param] === 'new';
  const parseId = (params: Params) => (isNew(params) ? null : parsePathId(params[param], notFound));
  return defineFormRoute({
    ...form,
    access: 'admin',
    permissions,
    load: async ({ ctx, params }) => {
      const id = parseId(params);
      return { row: id === null ? null : await read(ctx, id), ...more(ctx) };
    },
    failureMessage: (params) => getResultMessages(isNew(params)).failed,
    handle: async ({ ctx, value, params }) => {
      const id = parseId(params);
      if (id === null) await create(ctx, value);
      else await update(ctx, id, value);
      return { message: getResultMessages(isNew(params)).done, to: list };
    },
  });
}
