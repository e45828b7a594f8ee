import fs from 'node:fs';
import { expect, test } from 'vitest';
import { ENV_VARIABLE_NAMES, parseEnvironment } from '~/config/env.server';
import { environmentNames as sandboxNames } from '../../sandbox/settings';
import { templateSid } from '../../sandbox/templates.mjs';
import { testEnvironment } from '../setup/environment';

test('.env.example names every variable of the environment and no other', () => {
  const text = fs.readFileSync('.env.example', 'utf8');
  const named = Array.from(text.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm), ([, name]) => name);
  const known = new Set([...ENV_VARIABLE_NAMES, ...sandboxNames]);
  expect(new Set(named)).toEqual(known);
});

test('a page of a network that the site has no mark for is refused, over https or not', () => {
  const start = (SOCIAL_PAGES: string) => () =>
    parseEnvironment(testEnvironment('postgresql://host/db', 'http://host', { SOCIAL_PAGES }));
  for (const page of ['https://example.org/sangha', 'http://x.com/sangha', 'sangha'])
    expect(start(`https://x.com/ours ${page}`)).toThrow('SOCIAL_PAGES');
  expect(start('https://x.com/ours')().brand.contact.socialPages).toEqual([
    { network: 'Twitter', url: 'https://x.com/ours' },
  ]);
});

const REDIS = { REDIS_URL: 'redis://127.0.0.1:6379' };

test('production is reached over https, the demo apart', () => {
  const start = (more: Record<string, string>) => () =>
    parseEnvironment(
      testEnvironment('postgresql://host/db', 'http://host', { NODE_ENV: 'production', ...REDIS, ...more }),
    );
  const refusal = 'PUBLIC_URL does not begin with https:';
  expect(start({ PUBLIC_URL: '' })).toThrow(refusal);
  expect(start({ PUBLIC_URL: 'http://sangha.example' })).toThrow(refusal);
  expect(start({ PUBLIC_URL: 'https://sangha.example' })).not.toThrow();
  expect(start({ PUBLIC_URL: 'http://localhost:3000', DEMO_MODE: '1' })).not.toThrow();
});

test('production needs Redis, the demo does not', () => {
  const start = (more: Record<string, string>) => () =>
    parseEnvironment(
      testEnvironment('postgresql://host/db', 'http://host', {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://sangha.example',
        ...more,
      }),
    );
  expect(start({})).toThrow('REDIS_URL is not set: production keeps its queues in Redis');
  expect(start(REDIS)).not.toThrow();
  expect(start({ DEMO_MODE: '1' })).not.toThrow();
});

test('production needs a long-term secret and says how an existing site gets one', () => {
  const start = (more: Record<string, string>) => () =>
    parseEnvironment(
      testEnvironment('postgresql://host/db', 'http://host', {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://sangha.example',
        LONG_TERM_SECRET: '',
        ...REDIS,
        ...more,
      }),
    );
  expect(start({})).toThrow(
    'LONG_TERM_SECRET is not set: on a site that already runs, set it to the current SESSION_SECRET',
  );
  const { longTermSecret, sessionSecret } = start({ DEMO_MODE: '1' })();
  expect(longTermSecret).toBe(sessionSecret);
  expect(start({ SESSION_SECRET_PREVIOUS: 'too short', LONG_TERM_SECRET: 'l'.repeat(32) })).toThrow(
    'SESSION_SECRET_PREVIOUS: must have at least 32 characters',
  );
});

test('a platform without a template for reminders starts, and reminds nobody over WhatsApp', () => {
  const parsed = (more: Record<string, string>) =>
    parseEnvironment(testEnvironment('postgresql://host/db', 'http://host', more));
  const [english, hindi] = [templateSid('class_reminder'), templateSid('class_reminder', 'hi')];
  const off = parsed({ TWILIO_TEMPLATE_CLASS_REMINDER: '', TWILIO_TEMPLATE_CLASS_REMINDER_HI: hindi });
  expect([off.reminders.isOnWhatsApp, off.twilio.templates.class_reminder]).toEqual([false, null]);
  const on = parsed({ TWILIO_TEMPLATE_CLASS_REMINDER: english, TWILIO_TEMPLATE_CLASS_REMINDER_HI: '' });
  expect(on.reminders.isOnWhatsApp).toBe(true);
  expect(on.twilio.templates.class_reminder).toMatchObject({ en: english, hi: english });
  expect([off.twilio.untranslated, on.twilio.untranslated]).toEqual([[], ['TWILIO_TEMPLATE_CLASS_REMINDER_HI']]);
});
