import type { LoaderFunctionArgs } from '@remix-run/node';
import { createPlanFileResponse } from './private-file.server';

export function loader(args: LoaderFunctionArgs) {
  return createPlanFileResponse(args);
}
