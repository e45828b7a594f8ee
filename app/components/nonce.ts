import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The page's nonce for its own scripts; known on the server alone. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
