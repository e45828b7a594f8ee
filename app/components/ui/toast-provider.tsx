import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { isValidationOnly } from './validation-only';

export type ToastKind = 'success' | 'warning' | 'error' | 'info';

/** A toast. Its duration is in milliseconds; with null it stays until it is dismissed. */
export interface ToastMessage<Text extends ReactNode = ReactNode> {
  id: string;
  kind: ToastKind;
  text: Text;
  durationMs: number | null;
}

interface ToastStore {
  toasts: readonly ToastMessage[];
  show: (toast: Omit<ToastMessage, 'id'>) => void;
  dismiss: (id: string) => void;
}

const ToastContext = createContext<ToastStore | null>(null);

/** Stores the toasts from the server and from the page until they are dismissed or expire. */
export function ToastProvider({ toasts, children }: { toasts: readonly ToastMessage[]; children: ReactNode }) {
  const [current, setCurrent] = useState(toasts);
  const seen = useRef(new Set(toasts.map(({ id }) => id)));
  const localCount = useRef(0);

  useEffect(() => {
    const fresh = toasts.filter(({ id }) => !seen.current.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) seen.current.add(id);
    setCurrent((shown) => [...shown, ...fresh]);
  }, [toasts]);

  const show = useCallback((toast: Omit<ToastMessage, 'id'>) => {
    localCount.current += 1;
    const id = `local-${localCount.current}`;
    setCurrent((shown) => [...shown, { ...toast, id }]);
  }, []);
  // Removes earlier toasts when a form is submitted.
  useEffect(() => {
    const clear = ({ submitter }: SubmitEvent) => {
      if (!isValidationOnly(submitter)) setCurrent([]);
    };
    document.addEventListener('submit', clear, { capture: true });
    return () => document.removeEventListener('submit', clear, { capture: true });
  }, []);
  const dismiss = useCallback((id: string) => setCurrent((shown) => shown.filter((toast) => toast.id !== id)), []);
  const store = useMemo(() => ({ toasts: current, show, dismiss }), [current, show, dismiss]);

  return <ToastContext.Provider value={store}>{children}</ToastContext.Provider>;
}

/** Returns the visible toasts and functions to show and dismiss them. */
export function useToasts(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToasts needs a ToastProvider above it');
  return store;
}
