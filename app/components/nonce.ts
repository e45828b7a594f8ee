import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** Returns the CSP nonce for scripts. Undefined in browsers. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
