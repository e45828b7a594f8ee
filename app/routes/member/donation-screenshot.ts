import type { LoaderFunctionArgs } from '@remix-run/node';
import { createScreenshotResponse } from './private-file.server';

export function loader(args: LoaderFunctionArgs) {
  return createScreenshotResponse(args);
}
