import type { LoaderFunctionArgs } from '@remix-run/node';
import { screenshotResponse } from '~/http/pages/private-file.server';

/** The only way to the screenshot of a payment. */
export function loader(args: LoaderFunctionArgs) {
  return screenshotResponse(args);
}
