import type { LoaderFunctionArgs } from '@remix-run/node';
import { readinessResponse } from '~/http/health.server';

/** Requests may come: the database and the queue answer, and the process is not on its way out. */
export function loader(args: LoaderFunctionArgs) {
  return readinessResponse(args);
}
