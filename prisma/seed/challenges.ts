import type { Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { addDays, toInstant, type LocalDate, getMonday, toDatabaseDate } from '~/lib/calendar';
import type { SeededMember } from './members';

const TEXTS = {
  title: '14 days on the mat',
  translations: { hi: { title: 'चटाई पर 14 दिन' }, mr: { title: 'चटईवर 14 दिवस' } },
};
const DAYS = 14;

/** Certificate code of the demo. Its page is /c/SUKH-ASAN-2345. */
const CODE = 'SUKH-ASAN-2345';

/**
 * Creates three challenges: one in its second week, which two of three members have joined, a
 * finished one with a certificate for the other members, and the next one.
 */
export async function makeChallenges({ clock }: Context, tx: Transaction, members: readonly SeededMember[]) {
  const startsOn = addDays(getMonday(clock.today()), -7);
  const make = (monday: LocalDate) =>
    tx.challenge.create({
      data: { ...TEXTS, starts_on: toDatabaseDate(monday), created_at: clock.now() },
      select: { id: true },
    });
  const getEvening = (monday: LocalDate) => toInstant(addDays(monday, -1), '19:30:00', clock.timeZone);
  const enrol = ({ id: challenge_id }: { id: number }, joined_at: Date, members: readonly SeededMember[]) =>
    tx.challengeEnrolment.createManyAndReturn({
      data: members.map(({ id: member_id }) => ({ challenge_id, member_id, joined_at })),
    });
  const monday = addDays(startsOn, -DAYS);
  const earlier = await make(monday);
  const running = await make(startsOn);
  await make(addDays(startsOn, DAYS));
  const isEnrolledInRunning = (_: SeededMember, at: number) => at % 3 !== 1;
  await enrol(running, getEvening(startsOn), members.filter(isEnrolledInRunning));
  const others = members.filter(
    (member, at) => !isEnrolledInRunning(member, at) && member.joinedAt < getEvening(monday),
  );
  const enrolments = await enrol(earlier, getEvening(monday), others);
  const holder = others.find(({ streak }) => streak > 4 * DAYS);
  const enrolment = enrolments.find(({ member_id }) => member_id === holder?.id);
  const dates = [...new Set(holder?.visits.map(({ heldClass }) => heldClass.date).filter((date) => date >= monday))];
  const [first = '', last = ''] = [dates.sort()[0], dates.sort()[DAYS - 1]];
  if (!enrolment || !last) throw new Error('Nobody in the demo has finished their challenge');
  await tx.challengeCertificate.create({
    data: {
      code: CODE,
      enrolment_id: enrolment.id,
      mornings: DAYS,
      issued_at: clock.now(),
      began_on: toDatabaseDate(first),
      finished_on: toDatabaseDate(last),
    },
  });
}
