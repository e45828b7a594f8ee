import { createHash } from 'node:crypto';
import type { Transaction } from '~/db/client.server';
import type { MessageStatus, MessageTemplate } from '~/db/generated/enums';
import type { Context } from '~/domain/context';
import { isNoticeTemplate } from '~/domain/notifications/policy';
import { ONE_TIME_CODE_LIFETIME_MINUTES, createOneTimeCode } from '~/domain/notifications/one-time-code';
import type { SeededMember } from './members';
import { createSeededRandom, type Random } from './random';
import type { Timetable } from './timetable';
import { formatDate, toLocalDate, toLocalTime, toDatabaseDate } from '~/lib/calendar';
import { formatTimeOfDay } from '~/lib/time-range';

/** A message with the time at which it was added to the outbox. */
export interface Notice {
  member: SeededMember;
  template: MessageTemplate;
  event_key: string;
  variables: Record<string, string>;
  at: Date;
  otp_id?: number;
}

const OUTCOMES: MessageStatus[] = ['read', 'read', 'read', 'delivered', 'delivered', 'sent'];

/** Twilio's error code for a phone number without WhatsApp. */
const NO_WHATSAPP = '63024';

/**
 * Inserts past messages. All of them were sent, except to a number without WhatsApp and to members
 * who have stopped notices.
 */
export async function makeMessages(ctx: Context, tx: Transaction, notices: readonly Notice[]): Promise<void> {
  const random = createSeededRandom('messages');
  const sent = [...notices].filter(({ at }) => at <= ctx.clock.now()).sort((a, b) => a.at.getTime() - b.at.getTime());
  await tx.outboxMessage.createMany({
    data: sent.map(({ member, at, ...message }, index) => ({
      ...message,
      member_id: member.id,
      phone: member.phone,
      created_at: at,
      due_at: at,
      event_date: toDatabaseDate(toLocalDate(at, ctx.clock.timeZone)),
      ...getOutcome(member, message, { at, index, random }),
    })),
  });
}

function getOutcome(
  member: SeededMember,
  { template, event_key }: Pick<Notice, 'template' | 'event_key'>,
  { at, index, random }: { at: Date; index: number; random: Random },
) {
  const handedOverAt = new Date(at.getTime() + random.int(300, 2_000));
  const handed = {
    attempts: 1,
    handed_over_at: handedOverAt,
    updated_at: new Date(handedOverAt.getTime() + random.int(2_000, 900_000)),
  };
  if (member.stoppedNotices && isNoticeTemplate(template))
    return { ...handed, status: 'skipped' as const, error_code: 'stopped' };
  if (index === 7 && template !== 'otp') return { ...handed, status: 'failed' as const, error_code: NO_WHATSAPP };
  const sid = createHash('md5').update(event_key).digest('hex');
  return { ...handed, status: random.pick(OUTCOMES), provider_message_id: `SM${sid}` };
}

/**
 * Inserts this morning's password reset of a member with its used code. Returns the security
 * message that followed.
 */
export async function insertPasswordReset(ctx: Context, tx: Transaction, member: SeededMember): Promise<Notice[]> {
  const createdAt = new Date(ctx.clock.now().getTime() - 5 * 3_600_000);
  const consumedAt = new Date(createdAt.getTime() + 70_000);
  const expiresAt = new Date(createdAt.getTime() + ONE_TIME_CODE_LIFETIME_MINUTES * 60_000);
  const { id } = await tx.otpCode.create({
    data: {
      purpose: 'password_reset',
      phone: member.phone,
      member_id: member.id,
      guesses: 1,
      created_at: createdAt,
      expires_at: expiresAt,
      consumed_at: consumedAt,
      ...createOneTimeCode(ctx),
    },
    select: { id: true },
  });
  return [
    { member, template: 'otp', event_key: `otp:${id}`, otp_id: id, variables: {}, at: createdAt },
    {
      member,
      template: 'password_changed',
      event_key: `password-changed:${id}`,
      variables: { 1: member.name },
      at: consumedAt,
    },
  ];
}

/** Returns the notices about the cancelled class to three regular members. */
export function buildCancellationNotices(
  ctx: Context,
  members: readonly SeededMember[],
  { calledOff }: Timetable,
): Notice[] {
  if (!calledOff) return [];
  const { id, title, date, starts_at, slot } = calledOff;
  const when = `${formatDate(date)}, ${formatTimeOfDay(toLocalTime(starts_at, ctx.clock.timeZone))}`;
  const usual = members.filter(({ visits }) => visits.some(({ heldClass }) => heldClass.slot === slot)).slice(0, 3);
  return usual.map((member) => ({
    member,
    template: 'class_cancelled',
    event_key: `class-cancelled:${id}:${member.id}`,
    variables: { 1: member.name, 2: title, 3: when },
    at: new Date(starts_at.getTime() - 3 * 3_600_000),
  }));
}

/** What members wrote to us, with the age in hours. */
const INBOUND = [
  { text: 'Namaste, the class link did not open today. What can I do?', hours: 3 },
  { text: 'कल की कक्षा का समय बदल गया है क्या?', hours: 26 },
  { text: 'Thank you! My back pain is almost gone.', hours: 51 },
] as const;

const SAVED_ANSWERS = [
  {
    name: 'The class does not open',
    text: 'Namaste! Please open the class from the home page of your account, with the button Join Now. If it still does not open, write to us again.',
  },
  { name: 'It is free', text: 'Namaste! All classes are free, for everybody. If you like, you can donate.' },
] as const;

/**
 * Inserts WhatsApp messages that members wrote to us, one from a phone without a member, and saved
 * answers.
 */
export async function makeInboundMessages(ctx: Context, tx: Transaction, members: readonly SeededMember[]) {
  const getTimeBefore = (hours: number) => new Date(ctx.clock.now().getTime() - hours * 3_600_000);
  const writers = members.filter(({ joinedAt }) => joinedAt < getTimeBefore(60)).slice(-INBOUND.length);
  await tx.inboundMessage.createMany({
    data: [
      ...writers.map(({ id, phone }, index) => {
        const { text, hours } = INBOUND[index % INBOUND.length] ?? INBOUND[0];
        return { sid: `SMdemo${index}`, member_id: id, phone, body: text, received_at: getTimeBefore(hours) };
      }),
      { sid: 'SMdemo', phone: '+919000000999', body: 'Is it free?', received_at: getTimeBefore(30) },
    ],
  });
  const times = { created_at: getTimeBefore(2_000), updated_at: getTimeBefore(2_000) };
  await tx.savedAnswer.createMany({ data: SAVED_ANSWERS.map((answer) => ({ ...answer, ...times })) });
}
