import type { LoaderFunctionArgs } from '@remix-run/node';
import { createReadinessResponse } from '~/http/health.server';

export function loader(args: LoaderFunctionArgs) {
  return createReadinessResponse(args);
}
