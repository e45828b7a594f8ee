import { expect } from 'vitest';
import { deleteUser } from '~/domain/admins/delete-user.server';
import { exportOwnData } from '~/domain/members/export-data.server';
import { recordInboundMessage } from '~/domain/notifications/record-inbound-message.server';
import { signUp } from '~/domain/sessions/sign-up.server';
import { PASSWORD, verifyPhone } from '../../factories/member';
import { recordDeletion, recordSignUp } from '../model/members';
import { expectMessage } from '../model/world';
import { recordReached, expectAgreement, pick, Step } from './step';

const NAMES = ['Asha', 'Bina', 'Chandra', 'Devi', 'Esha', 'Firoz'];
export const getPhone = (at: number) => `+91981234560${at % NAMES.length}`;

const VISITOR = { kind: 'visitor' } as const;

export function createSignUpStep(at: number, by: number | 'nobody' | null): Step {
  const words = by === null ? '' : by === 'nobody' ? ' with a code of nobody' : ` with the code of member ${by}`;
  return new Step(`${NAMES[at % NAMES.length]} signs up${words}`, async (real, model, fault) => {
    const { ctx } = real;
    const phone = getPhone(at);
    const referrer = typeof by === 'number' ? (pick(model.members, by) ?? null) : null;
    const isTaken = model.members.some((one) => one.phone === phone);
    const input = { name: NAMES[at % NAMES.length] ?? '', phone, phonenumber: phone, country: undefined };
    const referral_code = by === 'nobody' ? 'ZZZZ9999' : referrer?.code;
    const made = await expectAgreement(real, {
      what: 'sign up',
      expected: isTaken ? 'conflict This phone number is already registered. Please login.' : 'done',
      work: () =>
        signUp(real.as(VISITOR), { ...input, password: PASSWORD, referral_code, reminders: false, challenge: false }),
      fault,
      happened: async () => !isTaken && (await ctx.db.member.count({ where: { phone } })) > 0,
    });
    if (isTaken) return;
    if (made) expect(made.referral).toBe(referrer ? 'applied' : by === 'nobody' ? 'unknown_code' : 'none');
    // Verifies the phone number. Otherwise later steps would count no referral and send no message.
    const row = await ctx.db.member.findUniqueOrThrow({ where: { phone } });
    await verifyPhone(ctx, row);
    if (referrer) recordReached(real, model.credited.has(phone) ? 'a phone comes again' : 'a friend is brought');
    recordSignUp(model, { id: row.id, phone, code: row.referral_code, referrer });
  });
}

export function createReplyStep(who: number, text: 'STOP' | 'START', nth: number): Step {
  return new Step(`member ${who} writes ${text} (reply ${nth})`, async (real, model, fault) => {
    const member = pick(model.members, who);
    if (!member) return;
    const sid = `SM-reply-${member.id}-${text}-${nth}`;
    const isKnown = (await real.ctx.db.webhookEvent.count({ where: { event_id: sid } })) > 0;
    await expectAgreement(real, {
      what: isKnown ? `${text} again` : text,
      expected: 'done',
      work: () => recordInboundMessage(real.ctx, { sid, phone: member.phone, text }),
      fault,
      happened: async () => false,
    });
    if (isKnown || member.stopped === (text === 'STOP')) return;
    member.stopped = text === 'STOP';
    expectMessage(model, member, text === 'STOP' ? 'notices_stopped' : 'notices_resumed');
  });
}

export function createExportDataStep(who: number): Step {
  return new Step(`member ${who} exports their data`, async (real, model) => {
    const member = pick(model.members, who);
    if (!member) return;
    recordReached(real, 'export');
    const data = (await exportOwnData(real.as(member))) as Record<'attendances' | 'donations', []>;
    expect([data.attendances.length, data.donations.length]).toEqual([
      member.marks,
      model.donations.filter((one) => one.member === member).length,
    ]);
  });
}

export function createDeleteMemberStep(who: number): Step {
  return new Step(`member ${who} is deleted`, async (real, model, fault) => {
    const member = pick(model.members, who);
    const [staff] = real.staff;
    if (!member || !staff) return;
    const summary = await expectAgreement(real, {
      what: 'delete member',
      expected: 'done',
      work: () => deleteUser(staff, member.id),
      fault,
    });
    const expected = recordDeletion(model, member);
    if (summary) expect(summary).toMatchObject({ ...expected, attendances_deleted: member.marks });
    recordReached(
      real,
      expected.donations_anonymised > 0 ? 'a donation loses its name' : 'a member without donations goes',
    );
  });
}
