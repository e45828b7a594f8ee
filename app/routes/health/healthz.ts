import type { LoaderFunctionArgs } from '@remix-run/node';
import { healthResponse } from '~/http/health.server';

/** The process is up and takes requests. */
export function loader(args: LoaderFunctionArgs) {
  return healthResponse(args);
}
