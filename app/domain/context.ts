import type { Database, SqlClient } from '~/db/client.server';
import type { Language } from '~/i18n/languages';
import type { LocalDate } from '~/lib/calendar';
import type { HmacFunction, Signer } from '~/lib/hmac';
import type { LoginFailure } from '~/lib/metrics.server';
import type { ReadCache } from '~/lib/read-cache';
import type { SiteContent } from './brand';
import type { EnqueueJob, EnqueueJobs } from './job-payloads';
import type { PublishedPolicies } from './policy-versions';
import type { Permission } from './admins/policy';
import type { FileStorage } from './content/file-storage';
import type { ImageProcessor } from './content/images';
import type { PaymentProvider } from './donations/payments';
import type { MessagingService } from './notifications/messaging';
import type { PushService } from './reminders/push';
import type { ReminderSettings } from './reminders/policy';
import type { PasswordHasher } from './sessions/password-hasher';
import type { RateLimiter } from './throttles/rate-limiter';

/**
 * Caller of commands and queries. A visitor has no session, and the system is the worker or a
 * command-line program.
 */
export type Actor = { kind: 'visitor' } | MemberActor | AdminActor | { kind: 'system' };

interface MemberActor {
  kind: 'member';
  memberId: number;
  sessionId: number;
  /**
   * Version of the policies that the member agreed to, if it is not the current one. Empty if the
   * member has not agreed to any.
   */
  outdatedConsent?: string;
  /** True if the member's title has changed and the member has not seen the new one yet. */
  hasNewTitle?: boolean;
  /** True if the member has to choose a name and a password after the first proof of the phone. */
  needsSetup?: boolean;
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
  /** Returns the current date in the community's time zone. */
  today(): LocalDate;
  timeZone: string;
}

export interface RequestSource {
  address: string;
  requestId: string;
  userAgent?: string;
  /**
   * True for a browser form, in which a repeated request is a double tap. Repeated API calls are
   * handled as separate requests.
   */
  isForm?: boolean;
  devices?: readonly string[];
}

export interface CommunitySettings {
  timeZone: string;
  memberIdPrefix: string;
  earlyJoinMinutes: number;
  referralCredit: 'signup' | 'first_class';
  staffSecondFactor: 'optional' | 'required';
  twoPeopleAboveRupees: number;
  /**
   * Seconds within which staff can undo a decision, before the donor is notified. 0 disables undo.
   */
  undoSeconds: number;
  streakKindness: boolean;
  screenshotRetentionDays: number;
  sweepSeconds: number;
}

/** Name, appearance, texts and contact of the organisation that runs the site. */
export interface BrandSettings {
  /** Name in English. */
  name: string;
  names: Readonly<Record<Language, string>>;
  site: SiteContent;
  policies: PublishedPolicies;
  whatsappGroupUrl: string;
  telegramChatUrl: string;
  upiId: string;
  contact: ContactDetails;
}

export interface ContactDetails {
  email: string | null;
  /** In E.164 format. */
  whatsapp: string | null;
  phone: string;
  address: string;
  /** Contact for questions about personal data, as a single line of text. Empty if none is set. */
  dataProtection: string;
  /** Name and contact, as a single line of text. */
  grievanceOfficer: string;
  socialPages: readonly { network: SocialNetwork; url: string }[];
}

/** Keeps the brand of `Context` up to date. */
export interface BrandStore {
  /**
   * Reads the brand again if the copy of this process is too old. Contexts that are created
   * afterwards have the new brand. Never throws.
   */
  refresh: () => Promise<void>;
  /** Makes the next `refresh` read the brand again. Called after staff have saved it. */
  forget: () => void;
}

export type SocialNetwork = 'Facebook' | 'Instagram' | 'YouTube' | 'LinkedIn' | 'Twitter';

export interface DomainLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The acting person or system, and data about the request. */
export interface Caller {
  actor: Actor;
  origin: RequestSource;
}

/** The primary database and its read-only standby. */
interface Databases {
  db: Database;
  /** Runs a raw query outside a transaction. In a transaction, use `tx.$queryRaw`. */
  sql: SqlClient;
  /** Can lag behind the primary by a few seconds, so use it only for reports and long lists. */
  standby: Database;
  standbySql: SqlClient;
}

/** Settings that the operator configures in the environment, and the brand that staff edit. */
interface Settings {
  community: CommunitySettings;
  brand: BrandSettings;
  brandStore: BrandStore;
  reminders: ReminderSettings;
  publicUrl: string;
  /** Names of settings that still have their example values. */
  settingsLeftOut: readonly string[];
}

/** External systems and shared resources that the domain code uses. */
interface Services {
  enqueue: EnqueueJob;
  enqueueAll: EnqueueJobs;
  messaging: MessagingService;
  push: PushService | null;
  payments: PaymentProvider;
  files: FileStorage;
  images: ImageProcessor;
  passwords: PasswordHasher;
  limits: RateLimiter;
  recent: Pick<ReadCache, 'read' | 'forget'>;
}

interface Secrets {
  /** Signs cookies and links. The secret can be rotated. */
  signer: Signer;
  /** Calculates an HMAC for values that must not change for years. Its secret is never rotated. */
  longTermHash: HmacFunction;
}

/** All dependencies of commands and queries. The domain code imports no singletons. */
export interface Context extends Caller, Databases, Settings, Services, Secrets {
  clock: Clock;
  log: DomainLogger;
  countFailedLogin: (labels: { kind: 'member' | 'admin'; reason: LoginFailure }) => void;
  databaseFailed: (error: unknown, requestId: string) => void;
}

/**
 * Returns a cached result that can be a few seconds old. Staff always get a fresh result.
 * Source: docs/rules.md#conventions.
 */
export function readCached<Value>(ctx: Context, key: string, ask: () => Promise<Value>): Promise<Value> {
  const isShared = ctx.actor.kind === 'visitor' || ctx.actor.kind === 'member';
  return isShared ? ctx.recent.read(key, ask) : ask();
}

/** Clears the caches of this process. Called after staff have saved content. */
export function forgetCached({ recent, brandStore }: Pick<Context, 'recent' | 'brandStore'>): void {
  recent.forget();
  brandStore.forget();
}
