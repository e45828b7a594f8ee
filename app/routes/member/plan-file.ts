import type { LoaderFunctionArgs } from '@remix-run/node';
import { planFileResponse } from '~/http/pages/private-file.server';

/** The only way to a diet plan's files. */
export function loader(args: LoaderFunctionArgs) {
  return planFileResponse(args);
}
