import type { LoaderFunctionArgs } from '@remix-run/node';
import { planFileResponse } from '~/http/pages/private-file.server';

export function loader(args: LoaderFunctionArgs) {
  return planFileResponse(args);
}
