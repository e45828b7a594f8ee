import { type FetcherWithComponents, useFetcher } from '@remix-run/react';
import { type FormEventHandler, useEffect, useRef } from 'react';
import { useToasts } from '~/components/ui/toast-provider';
import type { JoinResponse } from './class-view';
import { clearOfflineJoin, storeOfflineJoin, type OfflineJoin, readOfflineJoin } from './offline-join';
import { useIsOnline } from './use-online';

const TOAST_MS = 5000;

/**
 * Stores a tap on "Join Now" that failed offline, together with the load time of its page, and
 * sends it later.
 */
export function useOfflineJoin(
  fetcher: FetcherWithComponents<JoinResponse>,
  pageKey: string,
): FormEventHandler<HTMLFormElement> {
  const { show } = useToasts();
  const isOnline = useIsOnline();
  const { submit, data, state } = useFetcher<JoinResponse>();
  const page = useRef({ key: pageKey, at: 0 });
  const tap = useRef<OfflineJoin | null>(null);

  useEffect(() => {
    page.current = { key: pageKey, at: getLoadTime() };
  }, [pageKey]);

  useEffect(() => {
    if (fetcher.data?.unreachable && tap.current) storeOfflineJoin(tap.current);
    else if (fetcher.data) clearOfflineJoin();
  }, [fetcher.data]);

  const isIdle = state === 'idle' && fetcher.state === 'idle';
  useEffect(() => {
    if (!isOnline || !isIdle) return;
    const send = () => {
      const storedJoin = readOfflineJoin(page.current.key);
      if (storedJoin) submit({ ...storedJoin, enhanced: '1' }, { method: 'post', action: '/dashboard' });
    };
    // Also retries after half a second and every 15 seconds, because requests can fail although the
    // browser reports that it is online.
    const [soon, again] = [setTimeout(send, 500), setInterval(send, 15_000)];
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  }, [isOnline, isIdle, submit]);

  useEffect(() => {
    if (!data || data.unreachable) return;
    clearOfflineJoin();
    if (data.toast) show({ ...data.toast, durationMs: TOAST_MS });
  }, [data, show]);

  return ({ currentTarget }) => {
    const typed = new FormData(currentTarget);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : '';
    };
    tap.current = {
      class_id: text('class_id'),
      attendance_date: text('attendance_date'),
      page_key: page.current.key,
      tapped_after_ms: String(Math.max(0, Date.now() - page.current.at)),
    };
  };
}

/**
 * Returns the time at which the page was loaded or, for an offline page, at which the service
 * worker cached it.
 */
function getLoadTime(): number {
  return Number(document.documentElement.dataset.kept) || Date.now();
}
