import type { Database, Sql } from '~/db/client.server';
import type { Enqueue, EnqueueAll } from '~/jobs/enqueue.server';
import type { LocalDate } from '~/lib/calendar';
import type { KeyedHash, Signer } from '~/lib/keyed-hash';
import type { ReadCache } from '~/lib/read-cache';
import type { Permission } from './admins/policy';
import type { FileStorage } from './content/file-storage';
import type { Images } from './content/images';
import type { Payments } from './donations/payments';
import type { Messaging } from './notifications/messaging';
import type { Push } from './reminders/push';
import type { ReminderSettings } from './reminders/policy';
import type { PasswordHasher } from './sessions/password-hasher';
import type { RateLimiter } from './throttles/rate-limiter';

/** Who acts. A visitor has no session; the system is the worker and the command line. */
export type Actor = { kind: 'visitor' } | MemberActor | AdminActor | { kind: 'system' };

interface MemberActor {
  kind: 'member';
  memberId: number;
  sessionId: number;
  owesConsent?: boolean;
  /** One that nobody has told them of yet; or one that is lower than before. */
  hasNewTitle?: boolean;
}

interface AdminActor {
  kind: 'admin';
  adminId: number;
  sessionId: number;
  permissions: readonly Permission[];
  proven?: boolean;
  hasSecondFactor?: boolean;
}

export interface Clock {
  now(): Date;
  /** The civil day in the community's zone, never the server's. */
  today(): LocalDate;
  timeZone: string;
}

export interface Origin {
  address: string;
  requestId: string;
  userAgent?: string;
  /** A form sends twice by a double tap; two calls of the API mean two. */
  isForm?: boolean;
  devices?: readonly string[];
}

export interface Community {
  timeZone: string;
  memberIdPrefix: string;
  earlyJoinMinutes: number;
  referralCredit: 'signup' | 'first_class';
  staffSecondFactor: 'optional' | 'required';
  twoPeopleAboveRupees: number;
  /** How long staff may take back a decision before its donor is told; 0 makes it final. */
  undoSeconds: number;
  streakKindness: boolean;
  screenshotRetentionDays: number;
  sweepSeconds: number;
}

export interface Brand {
  name: string;
  whatsappGroupUrl: string;
  telegramChatUrl: string;
  upiId: string;
  contact: Contact;
}

export interface Contact {
  phone: string;
  address: string;
  /** Who answers questions about personal data, and how to reach them: one line of text. */
  dataProtection: string;
  /** One line of text, as above. */
  grievanceOfficer: string;
  socialPages: readonly { network: SocialNetwork; url: string }[];
}

export type SocialNetwork = 'Facebook' | 'Instagram' | 'YouTube' | 'LinkedIn' | 'Twitter';

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** All that a command or query may use; nothing in app/domain reaches for a singleton. */
export interface Context {
  actor: Actor;
  origin: Origin;
  clock: Clock;
  community: Community;
  brand: Brand;
  /** Settings that were not given and for which an example stands. */
  settingsLeftOut: readonly string[];
  publicUrl: string;
  db: Database;
  /** Runs a raw query outside of transactions. Within one, use `tx.$queryRaw`. */
  sql: Sql;
  /** Some seconds old at worst: for reports and lists of many that nobody's next step hangs on. */
  standby: Database;
  standbySql: Sql;
  enqueue: Enqueue;
  enqueueAll: EnqueueAll;
  messaging: Messaging;
  reminders: ReminderSettings;
  push: Push | null;
  payments: Payments;
  files: FileStorage;
  images: Images;
  passwords: PasswordHasher;
  limits: RateLimiter;
  recent: Pick<ReadCache, 'read' | 'forget'>;
  /** For signatures that browsers and links carry. Its secret can be rotated. */
  signer: Signer;
  /** For values that must stay the same for years. Its secret is never rotated. */
  longTermHash: KeyedHash;
  countFailedLogin: (labels: { kind: 'member' | 'admin'; reason: string }) => void;
  databaseFailed: (error: unknown, requestId: string) => void;
  log: Log;
}

/** All but staff share an answer some seconds old. Source: docs/rules.md#conventions. */
export function readShared<Value>(ctx: Context, key: string, ask: () => Promise<Value>): Promise<Value> {
  const isShared = ctx.actor.kind === 'visitor' || ctx.actor.kind === 'member';
  return isShared ? ctx.recent.read(key, ask) : ask();
}
