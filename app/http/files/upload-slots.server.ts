import { STORAGE_UNAVAILABLE_MESSAGE } from '~/domain/content/store-file.server';
import { DomainError } from '~/domain/errors';
import { t } from '~/i18n/messages/message';
import { getRateLimitNetworks } from '~/lib/network';
import { findTrackedRequest } from '~/server/request-tracking.server';

/**
 * Maximum number of forms with files that are received concurrently, so that they cannot fill the
 * disk.
 */
const MAX_UPLOADS = 16;
const MAX_UPLOADS_PER_CLIENT = 4;

/** If all slots are taken, the slowest upload that is older than this is cancelled. */
const GRACE_MS = 10_000;

const BUSY = t('Many images are being uploaded just now. Please try again in a moment.');

export interface UploadSlot {
  /** The client: an actor or a network. Undefined if it is unknown. */
  who: string | undefined;
  since: number;
  bytes: number;
  /** Cancels the upload. Undefined once the upload is complete. */
  makeWay?: (() => void) | undefined;
}

const taken = new Set<UploadSlot>();

/**
 * Runs `work` while it holds an upload slot. Throws `rate_limited` if the client already has too
 * many uploads, and `upstream_failed` if all slots are taken and none of the uploads is slow enough
 * to be cancelled.
 */
export async function runInUploadSlot<Result>(
  request: Request,
  work: (place: UploadSlot) => Promise<Result>,
): Promise<Result> {
  const tracked = findTrackedRequest(request);
  const place: UploadSlot = {
    who: tracked?.actor ?? (tracked && getRateLimitNetworks(tracked.address)[0]),
    since: performance.now(),
    bytes: 0,
  };
  const own = [...taken].filter(({ who }) => who !== undefined && who === place.who);
  if (own.length >= MAX_UPLOADS_PER_CLIENT) throw new DomainError('rate_limited', BUSY, { retryAfterSeconds: 10 });
  if (taken.size >= MAX_UPLOADS && !cancelSlowestUpload()) {
    throw new DomainError('upstream_failed', STORAGE_UNAVAILABLE_MESSAGE, { retryAfterSeconds: 5 });
  }
  taken.add(place);
  return work(place).finally(() => taken.delete(place));
}

function cancelSlowestUpload(): boolean {
  const now = performance.now();
  const getSpeed = ({ bytes, since }: UploadSlot) => bytes / (now - since);
  const [slowest] = [...taken]
    .filter(({ makeWay, since }) => makeWay && now - since > GRACE_MS)
    .sort((one, other) => getSpeed(one) - getSpeed(other));
  slowest?.makeWay?.();
  return slowest !== undefined && taken.delete(slowest);
}
