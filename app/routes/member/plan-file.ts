import type { LoaderFunctionArgs } from '@remix-run/node';
import { createPlanFileResponse } from '~/http/pages/private-file.server';

export function loader(args: LoaderFunctionArgs) {
  return createPlanFileResponse(args);
}
