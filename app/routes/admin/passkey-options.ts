import type { LoaderFunctionArgs } from '@remix-run/node';
import { createPasskeyRegistrationOptions, createPasskeyLoginOptions } from '~/domain/admins/passkeys.server';
import { loadAdminPage, loadPublicPage } from '~/http/pages/page.server';

/**
 * Returns the WebAuthn options for logging in or, with `?registration`, for a new passkey. Stores
 * nothing.
 */
export async function loader(args: LoaderFunctionArgs) {
  const registers = new URL(args.request.url).searchParams.has('registration');
  const options = registers
    ? await loadAdminPage(args, null, createPasskeyRegistrationOptions, { enrols: true })
    : await loadPublicPage(args, createPasskeyLoginOptions);
  return Response.json(options, { headers: { 'Cache-Control': 'no-store' } });
}
