import type { LoaderFunctionArgs } from '@remix-run/node';
import { metricsResponse } from '~/http/health.server';

export function loader(args: LoaderFunctionArgs) {
  return metricsResponse(args);
}
