import { type FormEventHandler, type RefObject, useEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, useFetcher } from '@remix-run/react';
import { useToasts } from '~/components/ui/toast-provider';
import type { NamespaceMessages } from '~/i18n/screen-messages';
import { useOfflineJoin } from './use-offline-join';
import type { JoinResponse } from './class-view';
import type { WeekView } from './week-view';

export const JOIN_TOAST_MS = 5000;
const OPENS_AFTER_MS = 3000;

export interface JoinState {
  /** Date of the class as YYYY-MM-DD. */
  date: string;
  Form: FetcherWithComponents<JoinResponse>['Form'];
  onTap: FormEventHandler<HTMLFormElement>;
  /** Id of the class that is being joined, or null. */
  pendingId: number | null;
  /** True if the browser has blocked the tab of the class. */
  isBlocked: boolean;
}

export interface JoinResult {
  joining: JoinState;
  /** Id of the class that was just joined, until it opens. Null otherwise. */
  moment: number | null;
  /** The classes that were joined since the page was loaded, with the member's week, or null. */
  latest: { classIds: readonly number[]; week: WeekView } | null;
  /**
   * The element that shows the confirmation. Its height and those of its children are reserved to
   * avoid a layout shift.
   */
  place: RefObject<HTMLDivElement>;
}

/**
 * Joins a class and opens it three seconds later, in a new tab or, if the page was reloaded, in
 * this tab. Without JavaScript the server redirects to the class.
 */
export function useJoinClass(
  { date, justJoined, shows, pageKey }: { date: string; justJoined: number | null; shows: boolean; pageKey: string },
  { joinFailed, tapKept }: Pick<NamespaceMessages<'member.home'>['classes'], 'joinFailed' | 'tapKept'>,
): JoinResult {
  const fetcher = useFetcher<JoinResponse>();
  const { show } = useToasts();
  const onTap = useOfflineJoin(fetcher, pageKey);
  const [opened, setOpened] = useState<number | JoinResponse | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { data } = fetcher;
  const [joins, setJoins] = useState<Joins>({ data, pageKey, classIds: [], week: null });
  if (joins.data !== data || joins.pageKey !== pageKey) setJoins(addJoin(joins, data, pageKey));
  const isFresh = data !== undefined && data !== opened;
  const moment = shows ? (isFresh ? (data.joined ?? null) : justJoined !== opened && !data ? justJoined : null) : null;

  useEffect(() => {
    if (!data || (data.joined && shows)) return;
    const lost = data.unreachable
      ? ({ kind: 'info', text: tapKept } as const)
      : ({ kind: 'error', text: joinFailed } as const);
    show({ ...(data.toast ?? lost), durationMs: JOIN_TOAST_MS });
  }, [data, shows, show, joinFailed, tapKept]);

  useEffect(() => {
    if (!data?.live_link) return;
    const { live_link } = data;
    return later(() => {
      setIsBlocked(!openTab(live_link));
      setOpened(data);
    });
  }, [data]);

  useEffect(() => {
    if (justJoined === null) return;
    return later(() => {
      setOpened(justJoined);
      window.location.assign(`/join/${justJoined}`);
    });
  }, [justJoined]);

  useEffect(() => {
    const { current } = place;
    if (!current || fetcher.state !== 'submitting') return;
    for (const part of [current, ...(current.children as HTMLCollectionOf<HTMLElement>)])
      part.style.minHeight = `${part.offsetHeight}px`;
  }, [fetcher.state]);

  const pendingId = fetcher.state === 'idle' ? null : Number(fetcher.formData?.get('class_id'));
  const latest = joins.week && { classIds: joins.classIds, week: joins.week };
  return { joining: { date, Form: fetcher.Form, onTap, pendingId, isBlocked }, moment, latest, place };
}

/** The classes that were joined on a page, with the member's week after the last of them. */
interface Joins {
  data: JoinResponse | undefined;
  pageKey: string;
  classIds: readonly number[];
  week: WeekView | null;
}

/** Adds a response. A page that was loaded again contains all earlier classes in its data. */
function addJoin(before: Joins, data: JoinResponse | undefined, pageKey: string): Joins {
  const { classIds, week } = before.pageKey === pageKey ? before : { classIds: [], week: null };
  if (data === before.data || !data?.joined || !data.week) return { data, pageKey, classIds, week };
  return { data, pageKey, classIds: [...classIds, data.joined], week: data.week };
}

function later(open: () => void) {
  const timer = setTimeout(open, OPENS_AFTER_MS);
  return () => clearTimeout(timer);
}

/**
 * Opens a tab and returns false if the browser has blocked it. Browsers block tabs that are opened
 * more than a few seconds after a tap, for example after a slow response. With the feature
 * `noopener`, `window.open` would not report this.
 */
function openTab(address: string): boolean {
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}
