/** URL of the passkey options. With `?registration` it returns the options for a new passkey. */
const OPTIONS = '/admin/passkey-options';

export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Returns the passkey response as JSON, or null if the user cancels or the device refuses. */
export async function authenticateWithPasskey(): Promise<string | null> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([loadLibrary(), fetchOptions('')]);
  return returnNullIfCancelled(() => startAuthentication({ optionsJSON: optionsJSON as never }));
}

/** Creates a passkey and returns it as JSON, or null if the user cancels or the device refuses. */
export async function registerPasskey(): Promise<string | null> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([loadLibrary(), fetchOptions('?registration')]);
  return returnNullIfCancelled(() => startRegistration({ optionsJSON: optionsJSON as never }));
}

const loadLibrary = () => import('@simplewebauthn/browser');

async function fetchOptions(query: string): Promise<unknown> {
  const answer = await fetch(OPTIONS + query);
  if (!answer.ok) throw new Error('passkey options');
  return answer.json();
}

async function returnNullIfCancelled(ask: () => Promise<unknown>): Promise<string | null> {
  try {
    return JSON.stringify(await ask());
  } catch {
    return null;
  }
}
