import { setTimeout as wait } from 'node:timers/promises';
import { formatPhone } from '~/lib/phone';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { DEMO_MEMBER_ACCOUNTS, DEMO_STAFF_ACCOUNTS } from './policy';
import { untranslated } from '~/i18n/messages/message';

type Services = Pick<Context, 'db' | 'passwords' | 'log'>;

const AGAIN_MS = 10_000;

/**
 * Throws `conflict` if an active account still has a demo password. If the database is not
 * available, waits and tries again. Source: docs/rules.md#back-office.
 */
export async function rejectDemoAccounts(services: Services, againMs = AGAIN_MS): Promise<void> {
  const names = await openDemoAccounts(services).catch((err: unknown) => {
    services.log.warn({ err }, 'failed to check for demo accounts');
  });
  if (!names) {
    await wait(againMs, undefined, { ref: false });
    return rejectDemoAccounts(services, againMs);
  }
  if (names.length === 0) return;
  throw new DomainError(
    'conflict',
    untranslated(
      `Accounts of the demo are in this database, with passwords that everybody knows: ${names.join(', ')}. ` +
        'Start on an empty database, or with DEMO_MODE=1 once more to disable, delete or give them other passwords.',
    ),
  );
}

async function openDemoAccounts({ db, passwords }: Services): Promise<string[]> {
  const staff = Object.values(DEMO_STAFF_ACCOUNTS);
  const admins = await db.admin.findMany({
    where: { username: { in: staff.map(({ username }) => username) }, disabled_at: null },
    select: { username: true, password_hash: true },
  });
  const members = await db.member.findMany({
    where: { phone: { in: [...DEMO_MEMBER_ACCOUNTS.phones] } },
    select: { phone: true, password_hash: true },
  });
  const accounts = [
    ...admins.map(({ username, password_hash }) => {
      const password = staff.find((one) => one.username === username)?.password ?? '';
      return { name: username, password, password_hash };
    }),
    ...members.map(({ phone, password_hash }) => {
      return { name: formatPhone(phone), password: DEMO_MEMBER_ACCOUNTS.password, password_hash };
    }),
  ];
  const open: string[] = [];
  for (const { name, password, password_hash } of accounts)
    if (await passwords.verify(password, password_hash)) open.push(name);
  return open;
}
