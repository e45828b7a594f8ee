import type { LoaderFunctionArgs } from '@remix-run/node';
import { metricsResponse } from '~/http/health.server';

/** Figures for Prometheus, for those who may see them. */
export function loader(args: LoaderFunctionArgs) {
  return metricsResponse(args);
}
