import type { LoaderFunctionArgs } from '@remix-run/node';
import { createMetricsResponse } from '~/http/health.server';

export function loader(args: LoaderFunctionArgs) {
  return createMetricsResponse(args);
}
