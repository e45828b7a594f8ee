import { start } from 'node:repl';
import { getConfig } from '~/config/config.server';
import { createContext, openApp, createSystemContext } from '~/context.server';

const app = openApp(getConfig());
const ctx = createSystemContext(app, 'console');

/** Creates the context of a member, by row id. */
const as = (memberId: number) =>
  createContext(app, { kind: 'member', memberId, sessionId: 0 }, { address: 'console', requestId: 'console' });

console.log('ctx: as the worker · as(memberId): as a member · db: the database · app: everything that is open');
console.log("await db.member.count()   ·   const { getWeeklyAttendance } = await import('./app/domain/…')");

const prompt = start({ prompt: 'sangha> ' });
Object.assign(prompt.context, { app, ctx, as, db: ctx.db });
prompt.once('exit', () => void app.close().finally(() => process.exit()));
