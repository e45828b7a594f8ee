import { expect, test } from 'vitest';
import { donationIn, type Answer, type Person } from '../faults/people';
import type { Target } from './target';

const BUSY = /Many (?:people are logging in|images are being uploaded) just now/;

export function races(on: Target): void {
  type Count = Parameters<Parameters<Target['under']>[1]>[0];

  const together = async (count: Count, works: (() => Promise<Answer>)[]): Promise<Record<string, number>> => {
    const answers = await Promise.all(works.map((work) => work()));
    const tally: Record<string, number> = {};
    for (const { status, body } of answers) {
      count(status, { status, headers: {}, body: JSON.stringify(body) });
      tally[status] = (tally[status] ?? 0) + 1;
    }
    return tally;
  };

  const times = <Value>(many: number, make: (index: number) => Value): Value[] =>
    Array.from({ length: many }, (_, at) => make(at));

  const crowd = async (many: number): Promise<Person[]> => {
    const people: Person[] = [];
    for (let at = 0; at < many; at += 1) people.push(await on.people.member());
    return people;
  };

  const one = async (sql: string, ...values: unknown[]) => {
    const [row] = await on.people.rows<{ value: unknown }>(sql, ...values);
    return Number(row?.value);
  };

  const idOf = ({ phone }: Person) => one('SELECT id AS value FROM members WHERE phone = $1', phone);

  test('a place, a donation, an account, a code and a payment go to one of all who want it', async () => {
    const staff = await on.people.call('POST', '/api/admin/login', { username: 'reviewer', password: 'sangha-review' });
    const reviewer = String(staff.body.token);
    const people = await crowd(30);
    const [donor, payer, leaver, forgetful] = await crowd(4);
    if (!donor || !payer || !leaver || !forgetful) throw new Error('The platform takes no members');
    await on.under(
      'races',
      async (count) => {
        const places = 8;
        await on.people.mark(donor);
        const classId = await one('SELECT class_id AS value FROM attendances ORDER BY marked_at DESC LIMIT 1');
        await on.people.rows(
          'UPDATE classes SET max_participants = count_class_attendances(classes) + $2 WHERE id = $1',
          classId,
          places,
        );
        const before = await one(
          'SELECT count_class_attendances(classes) AS value FROM classes WHERE id = $1',
          classId,
        );
        const marks = people.flatMap((person) => times(2, () => () => on.people.mark(person)));
        expect((await together(count, marks))['200']).toBe(places);
        expect(await one('SELECT count_class_attendances(classes) AS value FROM classes WHERE id = $1', classId)).toBe(
          before + places,
        );

        const gift = await on.people.gift(donor);
        await together(
          count,
          times(4, () => gift),
        );
        expect(await one('SELECT count(*) AS value FROM donations WHERE member_id = $1', await idOf(donor))).toBe(1);

        const gifts = await Promise.all(times(9, () => on.people.gift(payer)));
        for (const at of [0, 4, 8]) await together(count, gifts.slice(at, at + 4));
        expect(
          await one(
            "SELECT count(*) AS value FROM donations WHERE status = 'pending' AND member_id = $1",
            await idOf(payer),
          ),
        ).toBe(5);

        const id = donationIn(await gift());
        const decisions = times(
          10,
          (at) => () =>
            at % 2
              ? on.people.approve(id)
              : on.people.call(
                  'PUT',
                  `/api/admin/donations/${id}/reject`,
                  { rejection_reason: 'Unreadable' },
                  reviewer,
                ),
        );
        expect((await together(count, decisions))['200']).toBe(5);
        const decided =
          "SELECT count(*) AS value FROM audit_entries WHERE action IN ('donation.approved', 'donation.rejected')";
        expect(await one(`${decided} AND subject_id = $1`, String(id))).toBe(1);

        const stranger = on.people.stranger();
        expect(
          (
            await together(
              count,
              times(12, () => () => on.people.signUp(stranger)),
            )
          )['201'],
        ).toBe(1);

        const order = await on.people.order(payer);
        const proof = await on.people.pay(order);
        await together(
          count,
          times(20, () => () => on.people.verify(payer, proof)),
        );
        expect(
          await one(
            'SELECT count(*) AS value FROM donations WHERE provider_payment_id = $1',
            proof.razorpay_payment_id,
          ),
        ).toBe(1);

        const orders = await together(
          count,
          times(34, () => () => on.people.order(leaver)),
        );
        expect(orders['200']).toBe(30);

        await on.people.askForCode(forgetful);
        const guess = (at: number) => ({
          phonenumber: forgetful.phonenumber,
          otp: String(900_000 + at),
          newPassword: 'a fine dusk 7',
        });
        const guesses = await together(
          count,
          times(40, (at) => () => on.people.call('POST', '/api/reset-password', guess(at))),
        );
        expect(guesses['200']).toBeUndefined();

        const uses = (person: Person) => [
          () => on.people.mark(person),
          () => on.people.order(person),
          () => on.people.call('POST', '/api/user/ratings', { rating: 5 }, person.token),
          () => on.people.call('GET', '/api/user', undefined, person.token),
          () => on.people.call('POST', '/api/user/streak/pause', { days: 3 }, person.token),
        ];
        const gone = people.slice(0, 6);
        const admin = String(
          (await on.people.call('POST', '/api/admin/login', { username: 'admin', password: 'sangha-admin' })).body
            .token,
        );
        const ends = await Promise.all(
          gone.map(async (person) => {
            const memberId = await idOf(person);
            return () => on.people.call('DELETE', `/api/admin/users/${memberId}`, undefined, admin);
          }),
        );
        await together(
          count,
          gone
            .flatMap((person, at) => [...uses(person), ends[at], ...uses(person), ends[at]])
            .filter((work) => work !== undefined),
        );
        on.people.forget(gone);
      },
      BUSY,
    );
  });
}
