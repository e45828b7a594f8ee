import type { LoaderFunctionArgs } from '@remix-run/node';
import { createHealthResponse } from '~/http/health.server';

export function loader(args: LoaderFunctionArgs) {
  return createHealthResponse(args);
}
