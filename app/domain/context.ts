import type { Database } from '~/db/client.server';
import type { Enqueue, EnqueueAll } from '~/jobs/enqueue.server';
import type { LocalDate } from '~/lib/calendar';
import type { TtlCache } from '~/lib/caches';
import type { Gatherer } from '~/lib/gatherer';
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
  /** They agreed to an earlier version of the policies. */
  owesConsent?: boolean;
}

interface AdminActor {
  kind: 'admin';
  adminId: number;
  sessionId: number;
  permissions: readonly Permission[];
  /** They proved within the last minutes who they are. */
  proven?: boolean;
  hasSecondFactor?: boolean;
}

/** The only source of the present moment. */
export interface Clock {
  now(): Date;
  /** The civil day in the community's zone, never the server's. */
  today(): LocalDate;
  timeZone: string;
}

/** Where a request came from, for throttles and the audit log. */
export interface Origin {
  address: string;
  requestId: string;
  userAgent?: string;
  /** A form of a page sent it, which a double tap sends twice; a call that comes twice means two. */
  isForm?: boolean;
  /** The devices that the request says to be, see `knownDevice`. */
  devices?: readonly string[];
}

/** Settings of the community that rules depend on; the environment names them. */
export interface Community {
  timeZone: string;
  memberIdPrefix: string;
  earlyJoinMinutes: number;
  referralCredit: 'signup' | 'first_class';
  staffSecondFactor: 'optional' | 'required';
  /** A QR donation of more rupees is approved by two people. */
  twoPeopleAboveRupees: number;
  /** How long staff may take their decision on a donation back, before its donor is told; 0 makes it final. */
  undoSeconds: number;
  /** Whether a streak rests on a missed class day, see docs/rules.md#kind-streaks. */
  streakKindness: boolean;
  /** How long the screenshot of a decided donation is kept. */
  screenshotRetentionDays: number;
  /** How long a message may be owed before it is queued again; a payment's report twice that. */
  sweepSeconds: number;
}

/** What the site is called and where its people meet. */
export interface Brand {
  name: string;
  whatsappGroupUrl: string;
  telegramChatUrl: string;
  upiId: string;
  contact: Contact;
}

/** Where the movement is found outside of this site, as the public pages say it. */
export interface Contact {
  phone: string;
  /** On one line, its parts between commas. */
  address: string;
  socialPages: readonly { network: SocialNetwork; url: string }[];
}

export type SocialNetwork = 'Facebook' | 'Instagram' | 'YouTube' | 'LinkedIn' | 'Twitter';

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Everything that a command or query may use, handed to it; nothing in app/domain reaches for a singleton. */
export interface Context {
  actor: Actor;
  origin: Origin;
  clock: Clock;
  community: Community;
  brand: Brand;
  /** Settings in whose place an example stands, see `findMissing`. */
  settingsLeftOut: readonly string[];
  /** Where the site is reached, without a slash at the end. */
  publicUrl: string;
  db: Database;
  enqueue: Enqueue;
  enqueueAll: EnqueueAll;
  messaging: Messaging;
  /** How reminders are sent. */
  reminders: ReminderSettings;
  /** Null where the site has no keys for it. */
  push: Push | null;
  payments: Payments;
  files: FileStorage;
  images: Images;
  passwords: PasswordHasher;
  limits: RateLimiter;
  /** What was told within the last seconds, see `readShared`. */
  recent: TtlCache;
  /** What many ask at the same moment, asked together. */
  gather: Gatherer;
  /** The same for sessions, which may use every connection there is. */
  gatherSessions: Gatherer;
  /** A keyed hash with a key of its own for each purpose. */
  keyedHash: (purpose: string, data: Uint8Array | string) => Buffer;
  /** Counts a login that was refused, and why, among the process's figures. */
  countFailedLogin: (labels: { kind: 'member' | 'admin'; reason: string }) => void;
  /** Notes that a query failed because the database was not there; an outage is said once. */
  databaseFailed: (error: unknown, requestId: string) => void;
  log: Log;
}

/** Reads what is the same for everybody: all but staff share an answer that may be some seconds old. Source: docs/rules.md#conventions. */
export function readShared<Value>(ctx: Context, key: string, ask: () => Promise<Value>): Promise<Value> {
  const isShared = ctx.actor.kind === 'visitor' || ctx.actor.kind === 'member';
  return isShared ? ctx.recent.read(key, ask) : ask();
}
