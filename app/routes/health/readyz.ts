import type { LoaderFunctionArgs } from '@remix-run/node';
import { readinessResponse } from '~/http/health.server';

export function loader(args: LoaderFunctionArgs) {
  return readinessResponse(args);
}
