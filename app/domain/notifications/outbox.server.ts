import type { Transaction } from '~/db/client.server';
import type { MessageTemplate } from '~/db/generated/enums';
import { type Language, LANGUAGES } from '~/i18n/languages';
import type { LocalDate } from '~/lib/calendar';
import type { Context } from '../context';

interface NewMessage {
  /**
   * Key of the event, for example with the id of a donation. A second message with the same key is
   * not added.
   */
  event_key: string;
  phone: string;
  template: MessageTemplate;
  variables: Record<string, string>;
  member_id?: number | null;
  /** Language for a phone that belongs to no member. For members, their own language is used. */
  language?: Language;
  otp_id?: number;
  due_at?: Date;
  expires_at?: Date;
}

/**
 * Adds a message to the outbox in the caller's transaction. Returns its id, or null if there is
 * already a message for the event.
 */
export async function addToOutbox(ctx: Context, tx: Transaction, message: NewMessage): Promise<number | null> {
  const [id = null] = await addEachToOutbox(ctx, tx, [message]);
  return id;
}

/** Adds several messages with one statement. Returns the ids of those that were added. */
export async function addEachToOutbox(
  ctx: Context,
  tx: Transaction,
  messages: readonly NewMessage[],
): Promise<number[]> {
  const now = ctx.clock.now();
  const rows = messages.map(({ due_at = now, language = 'en', ...message }) => ({ ...message, due_at, language }));
  const written = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO outbox_messages (event_key, event_date, member_id, otp_id, phone, template, language, variables, due_at, expires_at, created_at, updated_at)
    SELECT event_key, ${ctx.clock.today()}::date, member_id, otp_id, one.phone, template, coalesce(members.language, one.language),
      variables, due_at, expires_at, ${now}, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS one(event_key text, member_id int, otp_id int, phone text,
      template "MessageTemplate", language text, variables jsonb, due_at timestamptz, expires_at timestamptz)
    LEFT JOIN members ON members.id = member_id
    ON CONFLICT (event_key, event_date) DO NOTHING RETURNING id`;
  return written.map(({ id }) => id);
}

interface NewMessages extends Pick<NewMessage, 'template' | 'expires_at'> {
  event: string;
  /**
   * Date of the event. It must be the same in every run, because a member gets one message per
   * event and date.
   */
  event_date: LocalDate;
  memberIds: readonly number[];
  variablesIn: (language: Language) => Record<string, string>;
  due_at?: Date;
  /** True to replace the messages of this event that the worker has not tried to send yet. */
  replacesUnsent?: boolean;
}

/**
 * Adds one message per member in a single INSERT. Template variable 1 is set to the member's name.
 * Returns the number of added and replaced messages.
 */
export function addManyToOutbox(ctx: Context, tx: Transaction, messages: NewMessages): Promise<number> {
  const { event, event_date, memberIds, template, variablesIn, expires_at, replacesUnsent = false } = messages;
  const now = ctx.clock.now();
  const variables = JSON.stringify(Object.fromEntries(LANGUAGES.map((one) => [one, variablesIn(one)])));
  return tx.$executeRaw`
    INSERT INTO outbox_messages (event_key, event_date, member_id, phone, template, language, variables, due_at, expires_at, created_at, updated_at)
    SELECT ${event}::text || ':' || id, ${event_date}::date, id, phone, ${template}::"MessageTemplate", language,
      coalesce(${variables}::jsonb -> language, ${variables}::jsonb -> 'en') || jsonb_build_object('1', name),
      ${messages.due_at ?? now}::timestamptz, ${expires_at ?? null}::timestamptz, ${now}, ${now}
    FROM members WHERE id = ANY(${memberIds}::int[])
    ON CONFLICT (event_key, event_date) DO UPDATE
      SET variables = excluded.variables, due_at = excluded.due_at, expires_at = excluded.expires_at, updated_at = excluded.updated_at
      WHERE ${replacesUnsent} AND outbox_messages.status = 'pending' AND outbox_messages.attempts = 0`;
}
