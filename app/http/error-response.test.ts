import { expect, test } from 'vitest';
import { testContext } from '../../tests/setup/context';
import type { SqlTag } from '~/db/client.server';
import { DomainError } from '~/domain/errors';
import { toErrorDetails } from './error-response.server';
import { untranslated } from '~/i18n/messages/message';

const ctx = await testContext();
const broken = await testContext({ environment: { DATABASE_URL: 'postgresql://postgres@127.0.0.1:9/nothing' } });

const catchFailure = (work: () => Promise<unknown>) =>
  work().then(
    () => null,
    (error: unknown) => toErrorDetails(error, ctx),
  );

test('an error states its meaning, and when to retry', () => {
  const refusal = new DomainError('rate_limited', untranslated('Slowly.'), { retryAfterSeconds: 7 });
  expect(toErrorDetails(refusal, ctx)).toEqual({
    status: 429,
    userMessage: { text: 'Slowly.' },
    message: 'Slowly.',
    fieldErrors: undefined,
    headers: { 'Retry-After': '7' },
  });
});

test('an unexpected error is a 500 without details', () => {
  expect(toErrorDetails(new Error('password=hunter2'), ctx)).toMatchObject({
    status: 500,
    message: 'Something went wrong. Please try again later.',
  });
});

test('an unreachable database is a 503', async () => {
  const unavailable = { status: 503, headers: { 'Retry-After': '5' } };
  expect(await catchFailure(() => broken.db.member.count())).toMatchObject(unavailable);
  expect(await catchFailure(() => broken.db.$queryRaw`SELECT 1`)).toMatchObject(unavailable);
  expect(await catchFailure(() => broken.sql`SELECT 1`)).toMatchObject(unavailable);
  expect(await catchFailure(() => broken.sql.begin((sql) => sql`SELECT 1`))).toMatchObject(unavailable);
  expect(await catchFailure(() => broken.db.$transaction((tx) => tx.member.count()))).toMatchObject(unavailable);
});

test('a connection that breaks during a query is a 503', async () => {
  const terminateConnection = (sql: SqlTag) => sql`SELECT pg_terminate_backend(pg_backend_pid())::text`;
  expect(await catchFailure(() => terminateConnection(ctx.sql))).toMatchObject({ status: 503 });
  expect(await catchFailure(() => ctx.sql.begin(terminateConnection))).toMatchObject({ status: 503 });
});

test.each([
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('"%s", an error of the driver without a code, is a 503', (words) => {
  expect(toErrorDetails(new Error(words), ctx)).toMatchObject({ status: 503 });
});
