import fs from 'node:fs';
import path from 'node:path';
import { preparePlatform } from '../../setup/platform.mjs';
import { getOffsetMs } from './clock';

const UNSAFE_BUT_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export default async function startPlatform(): Promise<() => Promise<void>> {
  const clockOffsetMs = getOffsetMs();
  const { platform, remove } = await preparePlatform({
    // Each page shows the changes of other tests and processes immediately.
    env: { PUBLIC_READ_SECONDS: '0' },
    clockOffsetMs,
    settings: UNSAFE_BUT_FAST,
    host: 'localhost',
    isQuick: true,
  });
  try {
    await platform.bringUp();
  } catch (error) {
    await remove();
    throw error;
  }
  // Uses a host name, because browsers do not create passkeys for an IP address.
  process.env.E2E_BASE_URL = platform.getUrl('web').replace('127.0.0.1', 'localhost');
  process.env.E2E_CLOCK_OFFSET_MS = String(clockOffsetMs);
  process.env.E2E_SANDBOX_URL = platform.getUrl('sandbox');
  process.env.E2E_DATABASE_URL = platform.env.DATABASE_URL;
  process.env.E2E_SECRET = fs.readFileSync(path.join(platform.dataDir, 'session-secret'), 'utf8');
  return remove;
}
