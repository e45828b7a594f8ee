import { toLocalDate } from '~/lib/calendar';
import type { Context } from '../context';
import type { PhoneFormat } from './schemas';

type Exported = Record<string, string | number>;

const CHUNK_SIZE = 1_000;

interface ReferralRow {
  id: number;
  created_at: Date;
  referrer_id: number;
  referrer: string;
  referrer_phone: string;
  friend_id: number;
  friend: string;
  friend_phone: string;
  counts: boolean;
}

/** Streams referrals in the order in which they were made. */
export function streamReferrals(ctx: Context, toPhone: PhoneFormat): AsyncGenerator<Exported[], void> {
  return streamById(
    (last) => ctx.standbySql<ReferralRow[]>`
      SELECT referrals.id, referrals.created_at, referrer_id, referrer.name AS referrer, referrer.phone AS referrer_phone,
        friend_id, friend.name AS friend, friend.phone AS friend_phone, NOT awaits_class AND NOT awaits_proof AS counts
      FROM referrals JOIN members AS referrer ON referrer.id = referrer_id JOIN members AS friend ON friend.id = friend_id
      WHERE referrals.id > ${last} ORDER BY referrals.id LIMIT ${CHUNK_SIZE}`,
    ({ id, created_at, referrer_id, referrer, referrer_phone, friend_id, friend, friend_phone, counts }) => ({
      id,
      joined_on: toLocalDate(created_at, ctx.clock.timeZone),
      referrer_id,
      referrer,
      referrer_phone: toPhone(referrer_phone),
      friend_id,
      friend,
      friend_phone: toPhone(friend_phone),
      counts: counts ? 'yes' : 'no',
    }),
  );
}

interface KarmaRow {
  id: number;
  created_at: Date;
  member_id: number;
  name: string;
  phone: string;
  delta: number;
  reason: string;
}

/** Streams the karma ledger in the order of its entries. */
export function streamKarma(ctx: Context, toPhone: PhoneFormat): AsyncGenerator<Exported[], void> {
  return streamById(
    (last) => ctx.standbySql<KarmaRow[]>`
      SELECT karma_entries.id, karma_entries.created_at, member_id, name, phone, delta, reason
      FROM karma_entries JOIN members ON members.id = member_id
      WHERE karma_entries.id > ${last} ORDER BY karma_entries.id LIMIT ${CHUNK_SIZE}`,
    ({ id, created_at, member_id, name, phone, delta, reason }) => ({
      id,
      date: toLocalDate(created_at, ctx.clock.timeZone),
      member_id,
      name,
      phone: toPhone(phone),
      points: delta,
      reason,
    }),
  );
}

async function* streamById<Row extends { id: number }>(
  read: (last: number) => Promise<Row[]>,
  toExported: (row: Row) => Exported,
): AsyncGenerator<Exported[], void> {
  for (let last = 0, rows: Row[] | null = null; rows === null || rows.length === CHUNK_SIZE;) {
    rows = await read(last);
    last = rows.at(-1)?.id ?? last;
    yield rows.map(toExported);
  }
}
