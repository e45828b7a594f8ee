import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { Permission } from '~/domain/admins/policy';
import type { Context } from '~/domain/context';
import type { Guard } from '~/http/actor.server';
import { pathId } from '~/http/path-id.server';
import type { Message } from '~/i18n/messages/say';
import { formAction } from './form-action.server';
import { adminPage } from './page.server';

interface RowPage<Row, More, Schema extends z.ZodType> extends Pick<Guard, 'loginMessage'> {
  /** What the command asks for; the page asks for the first. */
  permissions: readonly [Permission, ...Permission[]];
  /** Of the address: the row's id, or `new`. */
  param: string;
  notFound: Message;
  read: (ctx: Context, id: number) => Promise<Row>;
  /** What the form wants beside the row. */
  more?: (ctx: Context) => More;
  schema: Schema;
  create: (ctx: Context, value: z.output<Schema>) => Promise<unknown>;
  update: (ctx: Context, id: number, value: z.output<Schema>) => Promise<void>;
  said: (isNew: boolean) => { done: Message; failed: Message };
  list: string;
}

/** A page of the back office that adds a row to a list or edits one. */
export function rowPage<Row, Schema extends z.ZodType, More extends object = object>(page: RowPage<Row, More, Schema>) {
  const { permissions, param, notFound, read, more = () => ({}) as More, create, update, said, list, ...form } = page;
  const idIn = ({ params }: LoaderFunctionArgs) => (params[param] === 'new' ? null : pathId(params[param], notFound));
  return {
    loader: (args: LoaderFunctionArgs) =>
      adminPage(args, permissions[0], async (ctx) => {
        const id = idIn(args);
        return { row: id === null ? null : await read(ctx, id), ...more(ctx) };
      }),
    action: (args: ActionFunctionArgs) => {
      const { done, failed } = said(args.params[param] === 'new');
      return formAction(args, {
        ...form,
        access: 'admin',
        permissions,
        failureMessage: failed,
        handle: async ({ ctx, value }) => {
          const id = idIn(args);
          if (id === null) await create(ctx, value);
          else await update(ctx, id, value);
          return { message: done, to: list };
        },
      });
    },
  };
}
