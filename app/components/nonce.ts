import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The page's nonce for scripts; undefined in browsers. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
