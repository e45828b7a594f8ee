import type { LoaderFunctionArgs } from '@remix-run/node';
import { passkeyRegistration, passkeyRequest } from '~/domain/admins/passkeys.server';
import { adminPage, publicPage } from '~/http/pages/page.server';

/** What the browser's part of a passkey asks for: an answer, or for `?registration` a new passkey. Nothing is stored until it comes back. */
export async function loader(args: LoaderFunctionArgs) {
  const registers = new URL(args.request.url).searchParams.has('registration');
  const options = registers
    ? await adminPage(args, null, passkeyRegistration, { enrols: true })
    : await publicPage(args, passkeyRequest);
  return Response.json(options, { headers: { 'Cache-Control': 'no-store' } });
}
