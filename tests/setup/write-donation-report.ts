import { Writable } from 'node:stream';
import { parseEnvironment } from '~/config/env.server';
import { createContext, openApp } from '~/context.server';
import { createDonationReportResponse } from '~/http/donation-report.server';

// Runs in a separate process with limited memory. Creates the report, discards it and prints the
// number of its lines and the CPU time of the process in seconds, as JSON.
const app = openApp(parseEnvironment(process.env));
const actor = {
  kind: 'admin',
  adminId: 1,
  sessionId: 0,
  name: 'Asha',
  permissions: ['view_analytics'],
  recentlyVerified: true,
} as const;
const ctx = createContext(
  app,
  { ...actor, permissions: [...actor.permissions] },
  { address: '127.0.0.1', requestId: 'report' },
);
const { body } = await createDonationReportResponse(ctx, { format: 'csv' });
let lines = 0;
const countLines = (chunk: Uint8Array) => chunk.forEach((byte) => (lines += Number(byte === 10)));
await body?.pipeTo(
  Writable.toWeb(new Writable({ write: (chunk: Uint8Array, _encoding, done) => (countLines(chunk), done()) })),
);
const { user, system } = process.cpuUsage();
process.stdout.write(JSON.stringify({ lines, cpuSeconds: (user + system) / 1e6 }));
await app.close();
