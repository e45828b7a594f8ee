import type { LoaderFunctionArgs } from '@remix-run/node';
import { passkeyRegistration, passkeyRequest } from '~/domain/admins/passkeys.server';
import { adminPage, publicPage } from '~/http/pages/page.server';

/** Returns options for logging in, or with `?registration` for a new passkey. Stores nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const registers = new URL(args.request.url).searchParams.has('registration');
  const options = registers
    ? await adminPage(args, null, passkeyRegistration, { enrols: true })
    : await publicPage(args, passkeyRequest);
  return Response.json(options, { headers: { 'Cache-Control': 'no-store' } });
}
