import { expect, test } from 'vitest';
import { testContext } from '../../tests/setup/context';
import type { SqlTag } from '~/db/client.server';
import { DomainError } from '~/domain/errors';
import { toErrorDetails } from './error-response.server';
import { untranslated } from '~/i18n/messages/message';

const ctx = await testContext();
const broken = await testContext({ environment: { DATABASE_URL: 'postgresql://postgres@127.0.0.1:9/nothing' } });

const failureIn = (work: () => Promise<unknown>) =>
  work().then(
    () => null,
    (error: unknown) => toErrorDetails(error, ctx),
  );

test('a refusal says what it means, and when to come back', () => {
  const refusal = new DomainError('rate_limited', untranslated('Slowly.'), { retryAfterSeconds: 7 });
  expect(toErrorDetails(refusal, ctx)).toEqual({
    status: 429,
    said: { text: 'Slowly.' },
    message: 'Slowly.',
    fieldErrors: undefined,
    headers: { 'Retry-After': '7' },
  });
});

test('what nobody expected is a 500 that gives nothing away', () => {
  expect(toErrorDetails(new Error('password=hunter2'), ctx)).toMatchObject({
    status: 500,
    message: 'Something went wrong. Please try again later.',
  });
});

test('a database that is not there is a 503', async () => {
  const unavailable = { status: 503, headers: { 'Retry-After': '5' } };
  expect(await failureIn(() => broken.db.member.count())).toMatchObject(unavailable);
  expect(await failureIn(() => broken.db.$queryRaw`SELECT 1`)).toMatchObject(unavailable);
  expect(await failureIn(() => broken.sql`SELECT 1`)).toMatchObject(unavailable);
  expect(await failureIn(() => broken.sql.begin((sql) => sql`SELECT 1`))).toMatchObject(unavailable);
  expect(await failureIn(() => broken.db.$transaction((tx) => tx.member.count()))).toMatchObject(unavailable);
});

test('a connection that is cut in the middle is a 503', async () => {
  const cut = (sql: SqlTag) => sql`SELECT pg_terminate_backend(pg_backend_pid())::text`;
  expect(await failureIn(() => cut(ctx.sql))).toMatchObject({ status: 503 });
  expect(await failureIn(() => ctx.sql.begin(cut))).toMatchObject({ status: 503 });
});

test.each([
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('"%s", in the driver’s own words and without a code, is a 503', (words) => {
  expect(toErrorDetails(new Error(words), ctx)).toMatchObject({ status: 503 });
});
