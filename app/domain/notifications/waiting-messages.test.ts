import { expect, test } from 'vitest';
import { createMember } from '../../../tests/factories/member';
import { addCodeMessage, addNotice } from '../../../tests/factories/message';
import { testContext } from '../../../tests/setup/context';
import type { Context } from '../context';
import { sendMessage } from './send-message.server';
import { listWaitingMessages, skipWaitingMessages } from './waiting-messages.server';

const ctx = await testContext({ actor: { kind: 'system' } });

test('an operator skips the waiting messages of a template in short transactions, each with an audit entry', async () => {
  const member = await createMember(ctx);
  await addCodeMessage(ctx, member);
  const ids: number[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await addNotice(ctx, member));
  await ctx.db.outboxMessage.updateMany({ where: { id: ids[0] ?? 0 }, data: { status: 'sent' } });
  await ctx.db.outboxMessage.updateMany({ where: { id: ids[1] ?? 0 }, data: { status: 'sending' } });
  expect(await skipWaitingMessages(ctx, 'class_cancelled', 2)).toBe(5);
  const notices = await ctx.db.outboxMessage.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } });
  expect(notices.map(({ status }) => status)).toEqual(['sent', ...Array<string>(5).fill('skipped')]);
  const entries = await ctx.db.auditEntry.findMany({ where: { action: 'messages.skipped' }, orderBy: { id: 'asc' } });
  expect(entries.map(({ subject_id, after }) => [subject_id, after])).toEqual(
    [2, 2, 1].map((messages) => ['class_cancelled', { messages }]),
  );
  expect(await listWaitingMessages(ctx)).toMatchObject([{ template: 'otp', count: 1 }]);
  await expect(skipWaitingMessages(ctx, 'class_cancelled')).rejects.toMatchObject({ code: 'not_found' });
});

test('a message that the provider accepts while it is skipped counts as sent', async () => {
  const id = await addNotice(ctx, await createMember(ctx));
  const messaging: Context['messaging'] = {
    ...ctx.messaging,
    send: async () => {
      await skipWaitingMessages(ctx, 'class_cancelled');
      return { outcome: 'accepted', provider_message_id: 'SM1' };
    },
  };
  await sendMessage({ ...ctx, messaging }, id);
  const sent = { status: 'queued', provider_message_id: 'SM1', error_code: null };
  expect(await ctx.db.outboxMessage.findFirst({ where: { id } })).toMatchObject(sent);
});

test('only the command skips messages', async () => {
  await expect(skipWaitingMessages(ctx.as({ kind: 'visitor' }), 'otp')).rejects.toMatchObject({ code: 'forbidden' });
});
