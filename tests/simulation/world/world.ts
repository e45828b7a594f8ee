import { openDatabase } from '~/db/client.server';
import { PERMISSIONS } from '~/domain/admins/policy';
import type { Actor, Context } from '~/domain/context';
import { afterAll } from 'vitest';
import { createAdmin } from '../../factories/admin';
import { testContext, type TestContext } from '../../setup/context';
import { type Model, createModel } from '../model/world';
import { Faults } from './faults';
import { WhatsApp } from './providers';
import { ListQueue } from './queue';

/** The application with a real database, and the mock services that a simulation controls. */
export interface Real {
  /**
   * Context of the system actor. The simulation can inject a fault that breaks its database
   * connection.
   */
  ctx: Context;
  clock: TestContext['clock'];
  as: (actor: Actor | { id: number }) => Context;
  staff: Context[];
  faults: Faults;
  queue: ListQueue;
  whatsapp: WhatsApp;
  files: Map<string, Uint8Array>;
  model: Model;
  /** How often each result and state was reached. */
  met: Map<string, number>;
}

export interface World {
  /** Deletes all data and starts a new simulation. */
  begin: () => Promise<Real>;
  met: Map<string, number>;
}

interface Rule {
  isKind: boolean;
  creditsAtSignUp: boolean;
}

const EMPTIED = [
  'attendances',
  'streak_pauses',
  'streak_recalculations',
  'excused_days',
  'class_link_requests',
  'outbox_messages',
  'donations',
  'donation_totals',
  'stored_files',
  'karma_entries',
  'referrals',
  'credited_phones',
  'webhook_events',
  'classes',
  'class_series',
  'leaderboard_entries',
  'members',
  'member_counters',
  'leaderboard_steps',
  'audit_entries',
  'sessions',
];

/** Number of admins. The second one can confirm what the first has proposed. */
const STAFF = 2;

/**
 * Opens the real application under one rule. The providers, the queue, the file storage and slow
 * hash functions are replaced by simulations.
 */
export async function openWorld(rule: Rule): Promise<World> {
  const base = await testContext({
    environment: {
      STREAK_KINDNESS: rule.isKind ? 'on' : 'off',
      REFERRAL_CREDIT: rule.creditsAtSignUp ? 'signup' : 'first_class',
    },
  });
  // Uses generic plans, because with so few rows, planning a statement would take longer than
  // executing it.
  await base.db.$executeRawUnsafe(
    `ALTER DATABASE ${new URL(base.databaseUrl).pathname.slice(1)} SET plan_cache_mode = force_generic_plan`,
  );
  const faults = new Faults();
  const { db, sql } = openDatabase(faults.pool(base.nearDatabaseUrl), { waitMs: 15_000, transactionMs: 20_000 });
  afterAll(() => db.$disconnect());
  const admins = await Promise.all(Array.from({ length: STAFF }, () => createAdmin(base)));
  const met = new Map<string, number>();
  let begun = 0;
  const begin = async (): Promise<Real> => {
    begun += 1;
    await base.db.$executeRawUnsafe(EMPTYING);
    if (begun % 50 === 0) await base.db.$executeRawUnsafe(`VACUUM ${EMPTIED.join(', ')}`);
    const model = createModel(rule);
    const files = new Map<string, Uint8Array>();
    const [queue, whatsapp] = [new ListQueue(), new WhatsApp(() => model)];
    const parts = { db, sql, ...createSimulators(base, { queue, whatsapp, files }) };
    const as: Real['as'] = (actor) => ({ ...base.as(actor), ...parts });
    const staff = admins.map(({ id: adminId }) =>
      as({ kind: 'admin', adminId, sessionId: 0, permissions: PERMISSIONS, recentlyVerified: true }),
    );
    const ctx = as({ kind: 'system' });
    return { ctx, clock: base.clock, as, staff, faults, queue, whatsapp, files, model, met };
  };
  return { begin, met };
}

const EMPTYING = `DO $$ BEGIN SET LOCAL session_replication_role = replica;
  ${EMPTIED.map((table) => `DELETE FROM ${table};`).join(' ')} END $$`;

type Parts = Pick<Real, 'queue' | 'whatsapp' | 'files'>;

function createSimulators(base: TestContext, { queue, whatsapp, files }: Parts): Partial<Context> {
  const { messaging } = base;
  return {
    enqueue: queue.enqueue,
    enqueueAll: queue.enqueueAll,
    messaging: { ...messaging, prepare: () => whatsapp.prepare(), send: (message) => whatsapp.send(message) },
    files: {
      put: async (key, content) => void files.set(key, content instanceof Uint8Array ? content : new Uint8Array()),
      get: async (key) => files.get(key) ?? Promise.reject(new Error('no such file')),
      read: async () => Promise.reject(new Error('no such file')),
      list: async (folder) => [...files.keys()].filter((key) => key.startsWith(`${folder}/`)),
      remove: async (key) => void files.delete(key),
    },
    images: {
      ...base.images,
      reencode: async (read) => ({ bytes: await read(), contentType: 'image/png', width: 1, height: 1 }),
      differenceHash: async (read) => BigInt((await read()).at(-1) ?? 0),
    },
    passwords: {
      hash: async (password) => `plain ${password}`,
      verify: async (password, known) => known === `plain ${password}`,
    },
    limits: { consume: async () => 1, refund: async () => undefined, clear: async () => undefined },
  };
}
