import type { Database, Sql } from '~/db/client.server';
import type { Enqueue, EnqueueAll } from '~/jobs/enqueue.server';
import type { LocalDate } from '~/lib/calendar';
import type { Hmac, Signer } from '~/lib/hmac';
import type { ReadCache } from '~/lib/read-cache';
import type { Permission } from './admins/policy';
import type { FileStorage } from './content/file-storage';
import type { ImageProcessor } from './content/images';
import type { Payments } from './donations/payments';
import type { Messaging } from './notifications/messaging';
import type { PushService } from './reminders/push';
import type { ReminderSettings } from './reminders/policy';
import type { PasswordHasher } from './sessions/password-hasher';
import type { RateLimiter } from './throttles/rate-limiter';

/** The acting person. A visitor has no session; the system is the worker and the command line. */
export type Actor = { kind: 'visitor' } | MemberActor | AdminActor | { kind: 'system' };

interface MemberActor {
  kind: 'member';
  memberId: number;
  sessionId: number;
  needsConsent?: boolean;
  /** True after the title has changed, until the member has seen the new one. */
  hasNewTitle?: boolean;
}

interface AdminActor {
  kind: 'admin';
  adminId: number;
  sessionId: number;
  permissions: readonly Permission[];
  recentlyVerified?: boolean;
  hasSecondFactor?: boolean;
}

export interface Clock {
  now(): Date;
  /** The calendar day in the community's time zone, not the server's. */
  today(): LocalDate;
  timeZone: string;
}

export interface Origin {
  address: string;
  requestId: string;
  userAgent?: string;
  /**
   * True for a form, where a repeated request is a double tap. Repeated API calls are separate
   * requests.
   */
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
  /** How long staff can undo a decision before the donor is notified; 0 disables undo. */
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
  /** Contact for questions about personal data, as one line of text. */
  dataProtection: string;
  /** Name and contact as one line of text. */
  grievanceOfficer: string;
  socialPages: readonly { network: SocialNetwork; url: string }[];
}

export type SocialNetwork = 'Facebook' | 'Instagram' | 'YouTube' | 'LinkedIn' | 'Twitter';

export interface DomainLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Who acts, and the request that they sent. */
export interface Caller {
  actor: Actor;
  origin: Origin;
}

/** The database and its read-only standby. */
interface Databases {
  db: Database;
  /** Runs a raw query outside of transactions. Within one, use `tx.$queryRaw`. */
  sql: Sql;
  /** May lag a few seconds, so use it only for reports and long lists. */
  standby: Database;
  standbySql: Sql;
}

/** Settings of the operator. */
interface Settings {
  community: Community;
  brand: Brand;
  reminders: ReminderSettings;
  publicUrl: string;
  /** Names of settings that are unset and use an example value. */
  settingsLeftOut: readonly string[];
}

/** Other systems and shared resources. */
interface Services {
  enqueue: Enqueue;
  enqueueAll: EnqueueAll;
  messaging: Messaging;
  push: PushService | null;
  payments: Payments;
  files: FileStorage;
  images: ImageProcessor;
  passwords: PasswordHasher;
  limits: RateLimiter;
  recent: Pick<ReadCache, 'read' | 'forget'>;
}

/** Keyed hashes. */
interface Secrets {
  /** Signs cookies and links. Its secret can be rotated. */
  signer: Signer;
  /** HMAC for values that must stay the same for years. Its secret is never rotated. */
  longTermHash: Hmac;
}

/** Everything that a command or query may use. The domain does not import singletons. */
export interface Context extends Caller, Databases, Settings, Services, Secrets {
  clock: Clock;
  log: DomainLogger;
  countFailedLogin: (labels: { kind: 'member' | 'admin'; reason: string }) => void;
  databaseFailed: (error: unknown, requestId: string) => void;
}

/**
 * Caches the result for a few seconds for everyone except staff. Source: docs/rules.md#conventions.
 */
export function readCached<Value>(ctx: Context, key: string, ask: () => Promise<Value>): Promise<Value> {
  const isShared = ctx.actor.kind === 'visitor' || ctx.actor.kind === 'member';
  return isShared ? ctx.recent.read(key, ask) : ask();
}
