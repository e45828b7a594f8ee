// @ts-check
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listTemplateSettings } from './templates.mjs';

/** @typedef {Record<string, string | undefined>} Environment */

/** Value of DATABASE_URL that selects the embedded database of `npm start`. */
export const EMBEDDED_DATABASE = 'embedded';

/**
 * Completes the given environment for the demo: with local URLs, with keys that are stored in the
 * data folder, and with the sandbox as both providers.
 * @param {Environment} given
 * @returns {Record<string, string>}
 */
export function buildDemoEnvironment(given) {
  const set = /** @type {Record<string, string>} */ (
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))
  );
  const port = Number(set.PORT ?? 3000);
  const sandboxPort = Number(set.SANDBOX_PORT ?? port + 1);
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const dataDir = path.resolve(set.DATA_DIR ?? '.data');
  return {
    NODE_ENV: 'production',
    DEMO_MODE: '1',
    HOST: '127.0.0.1',
    PORT: String(port),
    WEB_DRAIN_SECONDS: '0',
    UNDO_SECONDS: '60',
    SANDBOX_PORT: String(sandboxPort),
    WORKER_PORT: String(port + 2),
    PUBLIC_URL: `http://localhost:${port}`,
    TWILIO_API_URL: sandboxUrl,
    TWILIO_WHATSAPP_FROM: '+14155238886',
    WEB_PUSH_HOSTS: `localhost:${sandboxPort} fcm.googleapis.com .push.services.mozilla.com .push.apple.com .notify.windows.com`,
    RAZORPAY_API_URL: sandboxUrl,
    RAZORPAY_CHECKOUT_URL: `${sandboxUrl}/checkout.js`,
    ...(set.DEMO_MODE === '0' ? {} : { UPI_ID: 'sangha@example' }),
    ...listTemplateSettings(),
    ...readOrCreateKeys(dataDir),
    ...set,
    DATA_DIR: dataDir,
  };
}

/**
 * Loads .env into the environment of this process. Variables that are already set are not changed.
 */
export function readEnvFile() {
  if (fs.existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Returns the keys that the app and the sandbox share. They are created once per data folder.
 * @param {string} dataDir
 * @returns {Record<string, string>}
 */
function readOrCreateKeys(dataDir) {
  const file = path.join(dataDir, 'demo-keys.json');
  fs.mkdirSync(dataDir, { recursive: true });
  const stored = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const keys = { ...createKeys(), ...stored };
  if (Object.keys(keys).length > Object.keys(stored).length) {
    const whole = `${file}.${process.pid}`;
    fs.writeFileSync(whole, JSON.stringify(keys, null, 2), { mode: 0o600 });
    fs.renameSync(whole, file);
  }
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

function createKeys() {
  const hex = (/** @type {number} */ bytes) => crypto.randomBytes(bytes).toString('hex');
  return {
    TWILIO_ACCOUNT_SID: `AC${hex(16)}`,
    TWILIO_AUTH_TOKEN: hex(16),
    RAZORPAY_KEY_ID: `rzp_test_${hex(7)}`,
    RAZORPAY_KEY_SECRET: hex(12),
    RAZORPAY_WEBHOOK_SECRET: hex(16),
    ...createPushKeys(),
  };
}

/** Creates a VAPID key pair for push notifications. */
function createPushKeys() {
  const pair = crypto.createECDH('prime256v1');
  const publicKey = pair.generateKeys().toString('base64url');
  return { WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: pair.getPrivateKey().toString('base64url') };
}
