import type { LoaderFunctionArgs } from '@remix-run/node';
import { heroImageResponse } from '~/http/hero-image.server';

/** The picture that staff uploaded for the home page. */
export function loader(args: LoaderFunctionArgs) {
  return heroImageResponse(args);
}
