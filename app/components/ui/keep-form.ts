import type { ClientActionFunctionArgs } from '@remix-run/react';

/**
 * The action of a form in the browser: when the server cannot be reached, the form stays with what was typed and says so. It makes no
 * difference without scripts, where the browser says it.
 */
export function keepForm(message: string) {
  return async ({ serverAction }: ClientActionFunctionArgs) => {
    try {
      return await serverAction();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      const result = { status: 'error', error: { '': [message] } };
      return Response.json({ result, done: null }, { status: 503 });
    }
  };
}
