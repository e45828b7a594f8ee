import type { LoaderFunctionArgs } from '@remix-run/node';
import { screenshotResponse } from '~/http/pages/private-file.server';

export function loader(args: LoaderFunctionArgs) {
  return screenshotResponse(args);
}
