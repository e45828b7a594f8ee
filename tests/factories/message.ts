import { addToOutbox } from '~/domain/notifications/outbox.server';
import { createOneTimeCode } from '~/domain/notifications/one-time-code';
import type { Context } from '~/domain/context';
import { getNextNumber } from './unique';

interface Addressee {
  id: number;
  name: string;
  phone: string;
}

/** Adds a cancellation notice for a member to the outbox. Returns the message id. */
export async function addNotice(ctx: Context, member: Addressee): Promise<number> {
  const id = await addToOutbox(ctx, ctx.db, {
    event_key: `test:${getNextNumber()}`,
    phone: member.phone,
    member_id: member.id,
    template: 'class_cancelled',
    variables: { 1: member.name, 2: 'Morning flow', 3: '21 Nov 2026, 6:00 AM', 4: 'Rain.' },
  });
  return id ?? Promise.reject(new Error('the message was scheduled already'));
}

/** Adds a one-time code, valid for ten minutes, to the outbox. Returns the message id. */
export async function addCodeMessage(ctx: Context, { id: memberId, phone }: Addressee): Promise<number> {
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + 600_000);
  const otp = await ctx.db.otpCode.create({
    data: {
      purpose: 'password_reset',
      phone,
      member_id: memberId,
      ...createOneTimeCode(ctx),
      created_at: createdAt,
      expires_at: expiresAt,
    },
  });
  const eventKey = `otp:${otp.id}`;
  const id = await addToOutbox(ctx, ctx.db, {
    event_key: eventKey,
    phone,
    member_id: memberId,
    otp_id: otp.id,
    template: 'otp',
    variables: {},
    expires_at: expiresAt,
  });
  return id ?? Promise.reject(new Error('the message was scheduled already'));
}
