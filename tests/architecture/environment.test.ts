import fs from 'node:fs';
import { expect, test } from 'vitest';
import { ENV_VARIABLE_NAMES, parseEnvironment } from '~/config/env.server';
import { environmentNames as sandboxNames } from '../../sandbox/settings';
import { getTemplateSid } from '../../sandbox/templates.mjs';
import { testEnvironment } from '../setup/environment';

test('.env.example lists every variable of the environment and no other', () => {
  const text = fs.readFileSync('.env.example', 'utf8');
  const named = Array.from(text.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name);
  const known = new Set([...ENV_VARIABLE_NAMES, ...sandboxNames]);
  expect(new Set(named)).toEqual(known);
});

test('a social network without an icon is refused, with and without https', () => {
  const parseEnvironmentWith = (SOCIAL_PAGES: string) => () =>
    parseEnvironment(testEnvironment('postgresql://host/db', 'http://host', { SOCIAL_PAGES }));
  for (const page of ['https://example.org/sangha', 'http://x.com/sangha', 'sangha'])
    expect(parseEnvironmentWith(`https://x.com/ours ${page}`)).toThrow('SOCIAL_PAGES');
  expect(parseEnvironmentWith('https://x.com/ours')().brand.contact.socialPages).toEqual([
    { network: 'Twitter', url: 'https://x.com/ours' },
  ]);
});

const REDIS = { REDIS_URL: 'redis://127.0.0.1:6379' };

test('production requires https, the demo does not', () => {
  const parseEnvironmentWith = (more: Record<string, string>) => () =>
    parseEnvironment(
      testEnvironment('postgresql://host/db', 'http://host', { NODE_ENV: 'production', ...REDIS, ...more }),
    );
  const refusal = 'PUBLIC_URL does not begin with https:';
  expect(parseEnvironmentWith({ PUBLIC_URL: '' })).toThrow(refusal);
  expect(parseEnvironmentWith({ PUBLIC_URL: 'http://sangha.example' })).toThrow(refusal);
  expect(parseEnvironmentWith({ PUBLIC_URL: 'https://sangha.example' })).not.toThrow();
  expect(parseEnvironmentWith({ PUBLIC_URL: 'http://localhost:3000', DEMO_MODE: '1' })).not.toThrow();
});

test('production requires Redis, the demo does not', () => {
  const parseEnvironmentWith = (more: Record<string, string>) => () =>
    parseEnvironment(
      testEnvironment('postgresql://host/db', 'http://host', {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://sangha.example',
        ...more,
      }),
    );
  expect(parseEnvironmentWith({})).toThrow('REDIS_URL is not set: production keeps its queues in Redis');
  expect(parseEnvironmentWith(REDIS)).not.toThrow();
  expect(parseEnvironmentWith({ DEMO_MODE: '1' })).not.toThrow();
});

test('production requires a long-term secret, and the error explains how to set it on an existing site', () => {
  const parseEnvironmentWith = (more: Record<string, string>) => () =>
    parseEnvironment(
      testEnvironment('postgresql://host/db', 'http://host', {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://sangha.example',
        LONG_TERM_SECRET: '',
        ...REDIS,
        ...more,
      }),
    );
  expect(parseEnvironmentWith({})).toThrow(
    'LONG_TERM_SECRET is not set: on a site that already runs, set it to the current SESSION_SECRET',
  );
  const { longTermSecret, sessionSecret } = parseEnvironmentWith({ DEMO_MODE: '1' })();
  expect(longTermSecret).toBe(sessionSecret);
  expect(parseEnvironmentWith({ SESSION_SECRET_PREVIOUS: 'too short', LONG_TERM_SECRET: 'l'.repeat(32) })).toThrow(
    'SESSION_SECRET_PREVIOUS: must have at least 32 characters',
  );
});

test('a platform without a template for reminders starts, and sends no reminders over WhatsApp', () => {
  const parseWith = (more: Record<string, string>) =>
    parseEnvironment(testEnvironment('postgresql://host/db', 'http://host', more));
  const [english, hindi] = [getTemplateSid('class_reminder'), getTemplateSid('class_reminder', 'hi')];
  const off = parseWith({ TWILIO_TEMPLATE_CLASS_REMINDER: '', TWILIO_TEMPLATE_CLASS_REMINDER_HI: hindi });
  expect([off.reminders.isOnWhatsApp, off.twilio.templates.class_reminder]).toEqual([false, null]);
  const on = parseWith({ TWILIO_TEMPLATE_CLASS_REMINDER: english, TWILIO_TEMPLATE_CLASS_REMINDER_HI: '' });
  expect(on.reminders.isOnWhatsApp).toBe(true);
  expect(on.twilio.templates.class_reminder).toMatchObject({ en: english, hi: english });
  expect([off.twilio.untranslated, on.twilio.untranslated]).toEqual([[], ['TWILIO_TEMPLATE_CLASS_REMINDER_HI']]);
});
