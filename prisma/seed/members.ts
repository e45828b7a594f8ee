import type { Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { CONSENT_VERSION } from '~/domain/sessions/policy';
import { getMaxRestDays } from '~/domain/streaks/policy';
import { addDays, toInstant } from '~/lib/calendar';
import { type Visit, chooseVisits } from './attendance-history';
import { people, type Person } from './people';
import { createSeededRandom } from './random';
import { calculateCounters } from './member-counters';
import type { Timetable } from './timetable';

/** An inserted member, with the row id and the attended classes. */
export interface SeededMember extends Person {
  id: number;
  phone: string;
  joinedAt: Date;
  visits: Visit[];
}

const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const NEWCOMER_HOURS = 2;

/**
 * Inserts every member and their attendances. The counters are calculated to match the attendances.
 */
export async function makeMembers(
  ctx: Context,
  tx: Transaction,
  { classes }: Timetable,
  passwordHash: string,
): Promise<SeededMember[]> {
  const [now, today] = [ctx.clock.now(), ctx.clock.today()];
  const classDays = [...new Set(classes.map(({ date }) => date))].filter((date) => date <= today);
  const planned = people.map((person, index) => ({
    ...person,
    phone: person.phone ?? `+91${9_000_001_000 + index}`,
    joinedAt: chooseJoinTime(ctx, person),
    visits: chooseVisits(person, classes, today, now),
  }));
  const rows = await tx.member.createManyAndReturn({
    data: planned.map((person) => ({
      ...toRow(person),
      ...calculateCounters(
        person.visits.map(({ heldClass }) => heldClass.date),
        classDays,
        { today, rests: getMaxRestDays(ctx.community) },
      ),
      password_hash: passwordHash,
      consent_version: person.needsConsent ? '2024-10-17' : CONSENT_VERSION,
      phone_proved_at: person.joinedAt,
      notices_stopped_at: person.stoppedNotices ? now : null,
      updated_at: now,
    })),
    select: { id: true, phone: true },
  });
  const ids = new Map(rows.map(({ id, phone }) => [phone, id]));
  const members = planned.map((person) => ({ ...person, id: ids.get(person.phone) ?? 0 }));
  await insertAttendances(tx, members);
  return members;
}

function toRow({ name, phone, joinedAt, gender, city, birth_date, goal, face }: Omit<SeededMember, 'id'>) {
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`;
  return {
    name,
    phone,
    gender,
    city,
    birth_date,
    primary_goal: goal,
    email: birth_date ? email : null,
    referral_code: createReferralCode(name),
    consented_at: joinedAt,
    face: face ?? null,
    shows_presence: face !== undefined,
    presence_answered_at: face === undefined ? null : joinedAt,
    created_at: joinedAt,
  };
}

/** Returns a referral code: four letters from the name and four random ones. */
function createReferralCode(name: string): string {
  const letters = Array.from(name.toUpperCase())
    .filter((letter) => CODE_ALPHABET.includes(letter))
    .slice(0, 4);
  return letters.join('') + createSeededRandom(`referral code of ${name}`).text(CODE_ALPHABET, 8 - letters.length);
}

function chooseJoinTime(ctx: Context, { name, joinedDaysAgo }: Person): Date {
  if (joinedDaysAgo === 0) return new Date(ctx.clock.now().getTime() - NEWCOMER_HOURS * 3_600_000);
  const random = createSeededRandom(`sign-up of ${name}`);
  const time = `${String(random.int(5, 21)).padStart(2, '0')}:${random.int(10, 59)}:${random.int(10, 59)}`;
  return toInstant(addDays(ctx.clock.today(), -joinedDaysAgo), time, ctx.clock.timeZone);
}

/**
 * Inserts attendances with one statement per class, because the trigger counts a class once per
 * statement. Recent attendances were marked through the class link.
 */
async function insertAttendances(tx: Transaction, members: readonly SeededMember[]): Promise<void> {
  const marks = members.flatMap(({ id, visits }) => visits.map((visit) => ({ memberId: id, ...visit })));
  const days = marks.map(({ heldClass }) => heldClass.date).sort();
  await tx.$queryRaw`SELECT maintain_partitions('attendances', 'month', NULL, ${days.at(0)}::date, ${days.at(-1)}::date)`;
  await tx.$executeRaw`
    INSERT INTO attendances (member_id, class_id, class_date, marked_at)
    SELECT member_id, class_id, class_date, marked_at FROM unnest(
      ${marks.map(({ memberId }) => memberId)}::int[], ${marks.map(({ heldClass }) => heldClass.id)}::int[],
      ${marks.map(({ heldClass }) => heldClass.date)}::date[], ${marks.map(({ marked_at }) => marked_at)}::timestamptz[]
    ) AS mark (member_id, class_id, class_date, marked_at)
    ORDER BY marked_at, member_id`;
  await tx.$executeRaw`
    INSERT INTO class_link_requests (member_id, class_id, requests, first_at, last_at)
    SELECT member_id, class_id, 1, marked_at, marked_at FROM attendances ORDER BY marked_at DESC LIMIT 200`;
}
