import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { Permission } from '~/domain/admins/policy';
import type { App } from '~/context.server';
import type { ActionGuard } from '~/http/actor.server';
import { getApp, type PageContext } from '~/http/context.server';
import type { UploadFields } from '~/http/files/form.server';
import {
  type AdminContext,
  loadAdminPage,
  loadAdminVisitorPage,
  type MemberContext,
  loadMemberPage,
  loadPublicPage,
  loadVisitorPage,
} from './page.server';
import { type FormOptions, submitForm } from './submit-form.server';

/**
 * People who may open the page. `visitor` and `admin-visitor` redirect people who are logged in;
 * `anyone` does not.
 */
type Access = 'anyone' | 'visitor' | 'admin-visitor' | 'member' | 'admin';

type ContextOf<A extends Access> = A extends 'member' ? MemberContext : A extends 'admin' ? AdminContext : PageContext;

interface PageOptions<A extends Access, Data> extends Omit<ActionGuard, 'access' | 'isTyped'> {
  access: A;
  /**
   * Permissions of which one is required to open the page; null allows all staff. The default is
   * `permissions`.
   */
  pagePermissions?: readonly Permission[] | null;
  /** Loads the data that the page shows. */
  load: (input: {
    ctx: ContextOf<A>;
    app: App;
    request: Request;
    params: LoaderFunctionArgs['params'];
  }) => Promise<Data>;
}

/**
 * Creates the loader and the action of a page with a form. The route exports them one by one, with
 * the browser part from `~/components/ui/form-client`.
 */
export function defineFormRoute<
  A extends Access,
  Data,
  Schema extends z.ZodType = z.ZodObject,
  Fields extends UploadFields = UploadFields,
  Intents = object,
>(form: PageOptions<A, Data> & FormOptions<Schema, Fields, Intents>) {
  const access = form.access === 'member' || form.access === 'admin' ? form.access : 'visitor';
  const guard = { ...form, access, isTyped: form.schema !== undefined || form.upload !== undefined } as ActionGuard;
  return {
    loader: (args: LoaderFunctionArgs) => loadPage(args, form),
    action: (args: ActionFunctionArgs) => submitForm(args, guard, form as unknown as Parameters<typeof submitForm>[2]),
  };
}

function loadPage<A extends Access, Data>(
  args: LoaderFunctionArgs,
  { access, permissions, pagePermissions = permissions ?? null, enrols = false, load }: PageOptions<A, Data>,
): Promise<Data> {
  const { request, params } = args;
  const loadWith = (ctx: PageContext) => load({ ctx: ctx as ContextOf<A>, app: getApp(args), request, params });
  switch (access) {
    case 'member':
      return loadMemberPage(args, loadWith);
    case 'admin':
      return loadAdminPage(args, pagePermissions, loadWith, { enrols });
    case 'visitor':
      return loadVisitorPage(args, loadWith);
    case 'admin-visitor':
      return loadAdminVisitorPage(args, loadWith);
    default:
      return loadPublicPage(args, loadWith);
  }
}
