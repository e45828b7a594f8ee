import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DEFAULT_BRAND_NAMES, type Language, LANGUAGES } from '~/i18n/languages';
import { type SocialMediaPage, parseSocialMediaPage } from '~/lib/social-media-pages';

const text = z.string().trim().min(1);
const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

const TEMPLATES = [
  'otp',
  'password_changed',
  'phone_changed',
  'phone_restored',
  'donation_approved',
  'donation_rejected',
  'donation_refunded',
  'class_cancelled',
  'class_moved',
] as const;

const OPTIONAL_TEMPLATES = [
  'class_reminder',
  'challenge_day',
  'donor_details',
  'donor_details_corrected',
  'donation_refund_failed',
  'new_login',
] as const;

type RequiredTemplate = (typeof TEMPLATES)[number];
type OptionalTemplate = (typeof OPTIONAL_TEMPLATES)[number];
type TemplateName = RequiredTemplate | OptionalTemplate;

/**
 * Returns the name of the environment variable of a template, such as `TWILIO_TEMPLATE_OTP`, or
 * `TWILIO_TEMPLATE_OTP_HI` for Hindi.
 */
function getTemplateSettingName(name: TemplateName, language: Language): string {
  return `TWILIO_TEMPLATE_${name}${language === 'en' ? '' : `_${language}`}`.toUpperCase();
}

const template = z.string().regex(/^HX[0-9a-f]{32}$/, 'must be a Twilio content sid (HX and 32 hex digits)');

const splitList = (list: string) => list.split(/[\s,]+/).filter(Boolean);

const addresses = z
  .string()
  .transform(splitList)
  .pipe(z.array(z.url({ protocol: /^rediss?$/ })).min(1));
const templateSettings = Object.fromEntries(
  TEMPLATES.map((name) => [getTemplateSettingName(name, 'en'), template]),
) as Record<`TWILIO_TEMPLATE_${Uppercase<RequiredTemplate>}`, typeof template>;

const otherTemplateSettings = Object.fromEntries(
  LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
    TEMPLATES.map((name) => [getTemplateSettingName(name, language), template.optional()]),
  ),
);

const optionalTemplateSettings = Object.fromEntries(
  OPTIONAL_TEMPLATES.flatMap((name) =>
    LANGUAGES.map((language) => [getTemplateSettingName(name, language), template.optional()]),
  ),
);

const socialPages = z
  .string()
  .transform(splitList)
  .pipe(
    z.array(
      z
        .url({ protocol: /^https$/ })
        .transform((url) => parseSocialMediaPage(url))
        .pipe(
          z.custom<SocialMediaPage>((page) => page !== null, 'names no social network that the site has a mark for'),
        ),
    ),
  );
const secret = z.string().min(32, 'must have at least 32 characters');
const sender = z.string().regex(/^\+\d{7,15}$/, 'must be a phone in E.164');

/** Hosts of the push services of all browsers. A leading dot includes all subdomains. */
const PUSH_SERVICES = 'fcm.googleapis.com .push.services.mozilla.com .push.apple.com .notify.windows.com';

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: port.default(3000),
  HOST: text.optional(),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: text.default('.data'),
  ASSETS_DIR: text.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_STANDBY_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).default(20),
  DATABASE_TIMEOUT_SECONDS: z.coerce.number().min(1).default(25),
  DATABASE_SILENCE_SECONDS: z.coerce.number().min(1).default(60),
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
  REDIS_URL: addresses.optional(),
  REDIS_MODE: z.enum(['single', 'sentinel', 'cluster']).default('single'),
  REDIS_MASTER_NAME: text.default('mymaster'),
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_PREVIOUS: secret.optional(),
  LONG_TERM_SECRET: secret.optional(),
  DEMO_MODE: flag.default(false),
  PUBLIC_READ_SECONDS: z.coerce.number().int().min(0).max(60).default(5),
  LOAD_SHEDDING_DELAY_MS: z.coerce.number().int().min(0).default(500),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).default(1),
  WEB_DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(5),
  SWEEP_SECONDS: z.coerce.number().int().min(1).default(15),
  JOB_LOCK_SECONDS: z.coerce.number().int().min(1).default(30),
  RECONNECT_SECONDS: z.coerce.number().int().min(1).default(5),
  PROVIDER_TIMEOUT_SECONDS: z.coerce.number().int().min(1).default(8),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).default(16),
  WORKER_PORT: port.default(3002),
  WORKER_HOST: text.default('127.0.0.1'),
  METRICS_TOKEN: text.optional(),
  // The OpenTelemetry SDK reads these variables directly from the environment. They are listed here
  // only to be validated.
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text.optional(),
  OTEL_TRACES_SAMPLER: text.optional(),
  OTEL_TRACES_SAMPLER_ARG: text.optional(),
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  TRUST_PROXY: flag.default(false),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform(splitList)
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),
  COMMUNITY_TIME_ZONE: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').concat('UTC', 'Asia/Kolkata').includes(zone),
      'is no known time zone',
    )
    .default('Asia/Kolkata'),
  MEMBER_ID_PREFIX: z.string().default('SNG-'),
  CLASS_EARLY_JOIN_MINUTES: z.coerce.number().int().min(0).max(120).default(0),
  STAFF_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  REFERRAL_CREDIT: z.enum(['signup', 'first_class']).default('signup'),
  STREAK_KINDNESS: z.enum(['on', 'off']).default('on'),
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_API_URL: z.url().default('https://api.twilio.com'),
  TWILIO_WHATSAPP_FROM: sender,
  ...templateSettings,
  ...otherTemplateSettings,
  ...optionalTemplateSettings,
  REMINDER_SENDERS: z.string().default('').transform(splitList).pipe(z.array(sender)),
  REMINDERS_PER_SECOND: z.coerce.number().int().min(1).max(1000).default(80),
  REMINDER_BUDGET_RUPEES: z.coerce.number().int().min(0).max(100_000_000).default(10_000),
  WEB_PUSH_PUBLIC_KEY: text.optional(),
  WEB_PUSH_PRIVATE_KEY: text.optional(),
  WEB_PUSH_HOSTS: z.string().default(PUSH_SERVICES).transform(splitList),
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_QR: flag.default(false),
  RAZORPAY_API_URL: z.url().default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: z.url().default('https://checkout.razorpay.com/v1/checkout.js'),
  TWO_PEOPLE_ABOVE_RUPEES: z.coerce.number().int().min(0).default(50_000),
  UNDO_SECONDS: z.coerce.number().int().min(0).max(3600).default(600),
  SCREENSHOT_RETENTION_DAYS: z.coerce.number().int().min(1).default(180),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('ap-south-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  BRAND_NAME: text.default(DEFAULT_BRAND_NAMES.en),
  WHATSAPP_GROUP_URL: z.url().optional(),
  TELEGRAM_CHAT_URL: z.url().optional(),
  UPI_ID: z
    .string()
    .regex(/^[\w.-]+@[\w.-]+$/, 'must look like name@bank')
    .optional(),
  CONTACT_PHONE: text.default(''),
  CONTACT_ADDRESS: text.default(''),
  DATA_PROTECTION_CONTACT: text.default(''),
  GRIEVANCE_OFFICER: text.default(''),
  SOCIAL_PAGES: socialPages.prefault(''),
});

/** Settings without which parts of the site are missing. */
const EXPECTED = ['UPI_ID'] as const;

export type Config = ReturnType<typeof parseEnvironment>;

const operatorSchema = environmentSchema.pick({
  NODE_ENV: true,
  DEMO_MODE: true,
  COMMUNITY_TIME_ZONE: true,
  DATABASE_URL: true,
  DATABASE_OWNER_URL: true,
});

/**
 * Parses the settings of commands that use only the database. If settings are invalid, throws one
 * error that lists every problem.
 */
export function parseOperatorEnvironment(environment: NodeJS.ProcessEnv) {
  const parsed = operatorSchema.safeParse(removeEmptyValues(environment));
  if (!parsed.success) throw createEnvironmentError(parsed.error.issues.map(describeIssue));
  const env = parsed.data;
  return {
    nodeEnv: env.NODE_ENV,
    demoMode: env.DEMO_MODE,
    timeZone: env.COMMUNITY_TIME_ZONE,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    /** Connects as the role that owns the tables, which migrations need. */
    ownerUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_URL,
  };
}

/** Placeholders for required settings that commands never use. */
const UNUSED_BY_COMMANDS: Record<string, string> = {
  PUBLIC_URL: 'https://localhost',
  SESSION_SECRET: 'unused'.repeat(8),
  LONG_TERM_SECRET: 'unused'.repeat(8),
  TWILIO_ACCOUNT_SID: 'unused',
  TWILIO_AUTH_TOKEN: 'unused',
  TWILIO_WHATSAPP_FROM: '+0000000000',
  ...Object.fromEntries(TEMPLATES.map((name) => [getTemplateSettingName(name, 'en'), `HX${'0'.repeat(32)}`])),
  RAZORPAY_KEY_ID: 'unused',
  RAZORPAY_KEY_SECRET: 'unused',
  RAZORPAY_WEBHOOK_SECRET: 'unused',
};

/**
 * Parses the settings of commands that run domain code but call no external service. The keys of
 * the providers, the secrets and the URL may be missing.
 */
export function parseCommandEnvironment(environment: NodeJS.ProcessEnv): Config {
  return parseEnvironment({ ...UNUSED_BY_COMMANDS, ...removeEmptyValues(environment) }, { needsRedis: false });
}

/** Parses the environment. If settings are invalid, throws one error that lists every problem. */
export function parseEnvironment(environment: NodeJS.ProcessEnv, { needsRedis = true } = {}) {
  const given = removeEmptyValues(environment);
  const parsed = environmentSchema.safeParse(given);
  const problems = parsed.success
    ? findContradictions(parsed.data, needsRedis)
    : parsed.error.issues.map(describeIssue);
  if (!parsed.success || problems.length > 0) throw createEnvironmentError(problems);
  const env = parsed.data;
  const sessionSecret = env.SESSION_SECRET ?? readSecret(env.DATA_DIR);
  return Object.freeze({
    nodeEnv: env.NODE_ENV,
    demoMode: env.DEMO_MODE,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databaseStandbyUrl: env.DATABASE_STANDBY_URL,
    databasePool: env.DATABASE_POOL,
    databaseTimeoutSeconds: env.DATABASE_TIMEOUT_SECONDS,
    databaseSilenceSeconds: env.DATABASE_SILENCE_SECONDS,
    databasePreparedStatements: env.DATABASE_PREPARED_STATEMENTS === 'on',
    redis: env.REDIS_URL && { mode: env.REDIS_MODE, urls: env.REDIS_URL, masterName: env.REDIS_MASTER_NAME },
    reconnectSeconds: env.RECONNECT_SECONDS,
    sessionSecret,
    previousSessionSecret: env.SESSION_SECRET_PREVIOUS,
    longTermSecret: env.LONG_TERM_SECRET ?? sessionSecret,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    telemetry: { sendsTraces: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined, sentryDsn: env.SENTRY_DSN },
    web: {
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      concurrency: env.WEB_CONCURRENCY,
      /**
       * Seconds for which a process still serves requests after SIGTERM, so that load balancers
       * have time to stop sending new ones.
       */
      drainNoticeSeconds: env.WEB_DRAIN_SECONDS,
      publicReadSeconds: env.PUBLIC_READ_SECONDS,
      loadSheddingDelayMs: env.LOAD_SHEDDING_DELAY_MS,
      trustProxy: env.TRUST_PROXY,
      corsOrigins: env.CORS_ORIGINS,
      /**
       * Folder in which the web processes of all running versions share their assets. Null outside
       * production, if it is not configured.
       */
      assetsDir: env.ASSETS_DIR ?? (env.NODE_ENV === 'production' ? path.join(env.DATA_DIR, 'assets') : null),
    },
    worker: {
      port: env.WORKER_PORT,
      host: env.WORKER_HOST,
      concurrency: env.WORKER_CONCURRENCY,
      jobLockSeconds: env.JOB_LOCK_SECONDS,
    },
    community: {
      timeZone: env.COMMUNITY_TIME_ZONE,
      memberIdPrefix: env.MEMBER_ID_PREFIX,
      earlyJoinMinutes: env.CLASS_EARLY_JOIN_MINUTES,
      referralCredit: env.REFERRAL_CREDIT,
      staffSecondFactor: env.STAFF_SECOND_FACTOR,
      twoPeopleAboveRupees: env.TWO_PEOPLE_ABOVE_RUPEES,
      undoSeconds: env.UNDO_SECONDS,
      streakKindness: env.STREAK_KINDNESS === 'on',
      screenshotRetentionDays: env.SCREENSHOT_RETENTION_DAYS,
      sweepSeconds: env.SWEEP_SECONDS,
    },
    twilio: {
      accountSid: env.TWILIO_ACCOUNT_SID,
      authToken: env.TWILIO_AUTH_TOKEN,
      apiUrl: env.TWILIO_API_URL,
      from: env.TWILIO_WHATSAPP_FROM,
      timeoutSeconds: env.PROVIDER_TIMEOUT_SECONDS,
      templates: readTemplates(env),
      untranslated: listUntranslated(env),
    },
    reminders: {
      isOnWhatsApp: readTemplateSids(env, 'class_reminder') !== null,
      sendsChallengeDays: readTemplateSids(env, 'challenge_day') !== null,
      sendsDonorRequests: readTemplateSids(env, 'donor_details') !== null,
      sendsDonorCorrections: readTemplateSids(env, 'donor_details_corrected') !== null,
      sendsRefundFailures: readTemplateSids(env, 'donation_refund_failed') !== null,
      sendsLoginNotices: readTemplateSids(env, 'new_login') !== null,
      senders: env.REMINDER_SENDERS.length > 0 ? env.REMINDER_SENDERS : [env.TWILIO_WHATSAPP_FROM],
      perSecond: env.REMINDERS_PER_SECOND,
      budgetPaise: env.REMINDER_BUDGET_RUPEES * 100,
    },
    push:
      env.WEB_PUSH_PUBLIC_KEY && env.WEB_PUSH_PRIVATE_KEY
        ? {
            publicKey: env.WEB_PUSH_PUBLIC_KEY,
            privateKey: env.WEB_PUSH_PRIVATE_KEY,
            hosts: env.WEB_PUSH_HOSTS,
            timeoutSeconds: env.PROVIDER_TIMEOUT_SECONDS,
          }
        : null,
    razorpay: {
      keyId: env.RAZORPAY_KEY_ID,
      keySecret: env.RAZORPAY_KEY_SECRET,
      webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
      apiUrl: env.RAZORPAY_API_URL,
      checkoutUrl: env.RAZORPAY_CHECKOUT_URL,
      hasCodes: env.RAZORPAY_QR,
      timeoutSeconds: env.PROVIDER_TIMEOUT_SECONDS,
    },
    files: {
      bucket: env.S3_BUCKET,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    },
    /** Names of unset settings without which a part of the site is missing. */
    settingsLeftOut: EXPECTED.filter((name) => given[name] === undefined),
    /** The brand that is used until staff have saved one in Site Settings. */
    brand: {
      name: env.BRAND_NAME,
      whatsappGroupUrl: env.WHATSAPP_GROUP_URL ?? '',
      telegramChatUrl: env.TELEGRAM_CHAT_URL ?? '',
      upiId: env.UPI_ID ?? '',
      contact: {
        email: null,
        whatsapp: null,
        phone: env.CONTACT_PHONE,
        address: env.CONTACT_ADDRESS,
        dataProtection: env.DATA_PROTECTION_CONTACT,
        grievanceOfficer: env.GRIEVANCE_OFFICER,
        socialPages: env.SOCIAL_PAGES,
      },
    },
  });
}

export type TwilioTemplateSids = Record<Language, string>;
type Templates = Record<RequiredTemplate, TwilioTemplateSids> & Record<OptionalTemplate, TwilioTemplateSids | null>;

function readTemplates(env: Record<string, unknown>): Templates {
  return Object.fromEntries(
    [...TEMPLATES, ...OPTIONAL_TEMPLATES].map((name) => [name, readTemplateSids(env, name)]),
  ) as unknown as Templates;
}

function readTemplateSids(env: Record<string, unknown>, name: TemplateName): TwilioTemplateSids | null {
  const getTemplateSid = (language: Language) => env[getTemplateSettingName(name, language)];
  const english = getTemplateSid('en');
  if (english === undefined) return null;
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, getTemplateSid(language) ?? english]),
  ) as TwilioTemplateSids;
}

function listUntranslated(env: Record<string, unknown>): string[] {
  const used = [...TEMPLATES, ...OPTIONAL_TEMPLATES.filter((name) => readTemplateSids(env, name) !== null)];
  return LANGUAGES.flatMap((language) => used.map((name) => getTemplateSettingName(name, language))).filter(
    (name) => env[name] === undefined,
  );
}

function removeEmptyValues(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')) as NodeJS.ProcessEnv;
}

function createEnvironmentError(problems: string[]): Error {
  return new Error(`The environment is not usable:\n  ${problems.join('\n  ')}`);
}

export const ENV_VARIABLE_NAMES = Object.keys(environmentSchema.shape);

function describeIssue(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.');
  return issue.code === 'invalid_type' && issue.input === undefined
    ? `${name} is not set`
    : `${name}: ${issue.message}`;
}

function findContradictions(env: z.output<typeof environmentSchema>, needsRedis: boolean): string[] {
  const problems: string[] = [];
  if (!env.WEB_PUSH_PUBLIC_KEY !== !env.WEB_PUSH_PRIVATE_KEY)
    problems.push('WEB_PUSH_PUBLIC_KEY and WEB_PUSH_PRIVATE_KEY go together');
  if (env.NODE_ENV === 'production' && !env.DEMO_MODE && !env.SESSION_SECRET)
    problems.push('SESSION_SECRET is not set');
  if (env.NODE_ENV === 'production' && !env.DEMO_MODE && !env.LONG_TERM_SECRET)
    problems.push('LONG_TERM_SECRET is not set: on a site that already runs, set it to the current SESSION_SECRET');
  if (env.NODE_ENV === 'production' && !env.DEMO_MODE && !env.PUBLIC_URL?.startsWith('https:'))
    problems.push('PUBLIC_URL does not begin with https:');
  if (needsRedis && env.NODE_ENV === 'production' && !env.DEMO_MODE && !env.REDIS_URL)
    problems.push('REDIS_URL is not set: production keeps its queues in Redis');
  if (env.REDIS_MODE === 'single' && env.REDIS_URL && env.REDIS_URL.length > 1)
    problems.push('REDIS_URL has several addresses, and REDIS_MODE is neither sentinel nor cluster');
  if (env.DATABASE_PREPARED_STATEMENTS === 'off' && !env.REDIS_URL)
    problems.push(
      'REDIS_URL is not set: behind a pooler of transactions queue and throttles cannot live in PostgreSQL',
    );
  const realProvider =
    new URL(env.TWILIO_API_URL).hostname.endsWith('twilio.com') ||
    new URL(env.RAZORPAY_API_URL).hostname.endsWith('razorpay.com');
  if (env.DEMO_MODE && env.NODE_ENV === 'production' && realProvider) {
    problems.push('DEMO_MODE is on while real provider keys are set in production');
  }
  return problems;
}

function readSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  fs.mkdirSync(dataDir, { recursive: true });
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return fs.readFileSync(file, 'utf8');
}
