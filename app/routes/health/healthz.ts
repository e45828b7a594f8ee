import type { LoaderFunctionArgs } from '@remix-run/node';
import { healthResponse } from '~/http/health.server';

export function loader(args: LoaderFunctionArgs) {
  return healthResponse(args);
}
