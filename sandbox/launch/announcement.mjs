// @ts-check
import path from 'node:path';
import { bold, dim } from './progress.mjs';

const ACCOUNTS = [
  ['Member', '9876543210', 'namaste108', 'Asha Sharma: a 12-day streak, karma, referrals, donations'],
  ['Member', '9876543211', 'namaste108', 'Ravi Kumar: new, nothing yet'],
  ['Admin', 'admin', 'sangha-admin', 'every permission'],
  ['Admin', 'reviewer', 'sangha-review', 'donations and analytics only'],
];

/**
 * Returns the text that is printed when all programs are running: the URLs and the demo accounts.
 * @param {Record<string, string>} env
 * @param {string} elapsed
 */
export function formatAnnouncement(env, elapsed) {
  const places = [
    ['Site', `${env.PUBLIC_URL}/`],
    ['Phone inbox', `http://localhost:${env.SANDBOX_PORT}/`],
    ['Queue board', `http://localhost:${env.WORKER_PORT}/board`],
  ];
  return [
    '',
    `  ${bold('Sangha is ready')} ${dim(`after ${elapsed.trim()}`)}`,
    '',
    ...places.map(([title = '', url = '']) => `  ${title.padEnd(13)}${bold(url)}`),
    '',
    ...ACCOUNTS.map(
      ([role = '', name = '', password = '', who = '']) =>
        `  ${role.padEnd(13)}${bold(name.padEnd(12))}${password.padEnd(15)}${dim(who)}`,
    ),
    '',
    dim(`  Ctrl-C stops everything. Logs: ${path.join(env.DATA_DIR ?? '', 'logs')}`),
    '',
  ].join('\n');
}
