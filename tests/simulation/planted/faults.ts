/** A fault in the source, by a change of its text; or in the database, by statement or function. */
export type PlantedFault =
  | { name: string; file: string; from: string; to: string }
  | { name: string; sql: string }
  | { name: string; inFunction: string; from: string; to: string };

const MARK = 'app/domain/attendance/mark-attendance.server.ts';
const INSERT = 'app/domain/attendance/insert-marks.server.ts';
const POLICY = 'app/domain/streaks/policy.ts';
const REPLAY = 'app/domain/streaks/replay-members.server.ts';
const SEND = 'app/domain/notifications/send-message.server.ts';
const GUESS = 'app/domain/notifications/guess-code.server.ts';
const PAID = 'app/domain/donations/record-paid-order.server.ts';
const REFUND = 'app/domain/donations/record-refund.server.ts';
const SETTLE = 'app/domain/donations/settle-payment.server.ts';
const ERASE = 'app/domain/sessions/delete-account.server.ts';
const PAUSE = 'app/domain/streaks/pause.server.ts';
const DAY = 'app/domain/classes/class-day.server.ts';
const SERIES = 'app/domain/classes/materialise-series.server.ts';
const UPDATE = 'app/domain/classes/update-class.server.ts';
const VERIFY = 'app/domain/donations/verify-payment.server.ts';
const QR = 'app/domain/donations/submit-qr-donation.server.ts';
const APPROVE = 'app/domain/donations/approve-donation.server.ts';
const CODE = 'app/domain/notifications/issue-code.server.ts';
const REFERRAL = 'app/domain/referrals/credit-referral.server.ts';
const RECHECK = 'app/domain/donations/recheck-order.server.ts';
const RECEIVE = 'app/domain/donations/receive-payment-event.server.ts';
const SIMPLIFIED = 'app/domain/donations/take-simplified-payment.server.ts';
const STATUS = 'app/domain/notifications/record-message-status.server.ts';

/** What the simulation must find. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a mark before the start',
    file: INSERT,
    from: 'starts_at <= at + make_interval',
    to: "starts_at <= at + interval '10 min' + make_interval",
  },
  { name: 'no mark after the end', file: POLICY, from: 'MARK_AFTER_END_MINUTES = 5', to: 'MARK_AFTER_END_MINUTES = 0' },
  {
    name: 'one place too many',
    inFunction: 'count_attendances',
    from: '<= max_participants',
    to: '<= max_participants + 1',
  },
  {
    name: 'full is a conflict',
    file: MARK,
    from: "if (outcome.full) throw new DomainError('invalid', FULL)",
    to: "if (outcome.full) throw new DomainError('conflict', FULL)",
  },
  { name: 'marks are not unique', sql: 'DROP INDEX attendances_member_id_class_date_class_id_key' },
  {
    name: 'classes that overlap all count',
    file: INSERT,
    from: '(same_day.starts_at, same_day.ends_at) OVERLAPS (open.starts_at, open.ends_at)',
    to: 'false',
  },
  {
    name: 'classes that touch overlap',
    file: INSERT,
    from: '(same_day.starts_at, same_day.ends_at) OVERLAPS (open.starts_at, open.ends_at)',
    to: 'same_day.starts_at <= open.ends_at AND open.starts_at <= same_day.ends_at',
  },
  {
    name: 'a class that does not count keeps others from counting',
    inFunction: 'counted_times',
    from: ' AND attendances.counts_for_member',
    to: '',
  },
  {
    name: 'a replay counts classes that overlap',
    file: REPLAY,
    from: ' AND NOT counts_for_member',
    to: ' AND false',
  },
  { name: 'a wrong date marks', file: INSERT, from: 'WHERE right_date AND started', to: 'WHERE started' },
  {
    name: 'a second class of a day grows the streak',
    file: INSERT,
    from: 'first_of_day AND NOT out_of_order AS grows',
    to: 'NOT out_of_order AS grows',
  },
  {
    name: 'a late mark grows the streak',
    file: INSERT,
    from: 'first_of_day AND NOT out_of_order AS grows',
    to: 'first_of_day AS grows',
  },
  {
    name: 'a late mark is not replayed',
    file: INSERT,
    from: 'out_of_order OR paused OR day <',
    to: 'paused AND false AND day <',
  },
  { name: 'one rest day too many', file: POLICY, from: 'MOST_RESTS = 2', to: 'MOST_RESTS = 1' },
  {
    name: 'rest days are not spent by a mark',
    file: INSERT,
    from: 'rests_left - cardinality(missed)',
    to: 'rests_left',
  },
  { name: 'a rest day is earned at six', file: POLICY, from: 'DAYS_PER_REST = 7', to: 'DAYS_PER_REST = 6' },
  {
    name: 'a streak rests once too often',
    inFunction: 'living_streak',
    from: 'member.rests_left + 1',
    to: 'member.rests_left + 2',
  },
  {
    name: 'a class made for a day gone by is a class day',
    sql: 'CREATE OR REPLACE VIEW class_days AS SELECT class_date, EXISTS (SELECT FROM excused_days WHERE day = class_date) AS is_excused FROM held_classes',
  },
  {
    name: 'a cancelled class makes a class day',
    sql: 'CREATE OR REPLACE VIEW class_days AS SELECT class_date, EXISTS (SELECT FROM excused_days WHERE day = class_date) AS is_excused FROM classes WHERE deleted_at IS NULL AND announced_at < starts_at',
  },
  { name: 'an excused day is missed', inFunction: 'class_day_before', from: 'AND NOT is_excused', to: '' },
  {
    name: 'streaks are not replayed when a day goes',
    file: DAY,
    from: 'if (before !== (await isClassDay(tx, day))) await oweReplay(ctx, tx, day);',
    to: '',
  },
  {
    name: 'an excused day owes no replay',
    file: 'app/domain/classes/excuse-day.server.ts',
    from: '    await oweReplay(ctx, tx, day);\n',
    to: '',
  },
  {
    name: 'a replay forgets pauses',
    file: POLICY,
    from: 'const pauses = rests > 0 ? facts.pauses : [];',
    to: 'const pauses = facts.pauses.slice(0, 0);',
  },
  {
    name: 'a replay counts today as missed',
    file: POLICY,
    from: 'date < goneBefore && !isExcused',
    to: 'date <= goneBefore && !isExcused',
  },
  {
    name: 'the title follows the days',
    file: REPLAY,
    from: 'title: titleFor(classes)',
    to: 'title: titleFor(facts.attended.length)',
  },
  {
    name: 'a title one class late',
    file: 'app/domain/members/policy.ts',
    from: "title: 'Sadhak', fromClasses: 5",
    to: "title: 'Sadhak', fromClasses: 6",
  },
  { name: 'a third pause', file: PAUSE, from: 'recent.length >= MOST_PAUSES', to: 'recent.length > MOST_PAUSES' },
  { name: 'a pause lasts a day longer', file: PAUSE, from: 'addDays(today, days - 1)', to: 'addDays(today, days)' },
  {
    name: 'a pause that ends keeps today',
    file: PAUSE,
    from: 'addDays(ctx.clock.today(), -1)',
    to: 'addDays(ctx.clock.today(), 0)',
  },
  {
    name: 'the wrong zone',
    file: 'app/lib/clock.ts',
    from: 'localDateOf(',
    to: "((at: Date, _zone: string) => localDateOf(at, 'UTC'))(",
  },
  {
    name: 'a moved class keeps its announcement',
    file: UPDATE,
    from: 'if (Number(class_date) !== Number(before.class_date)) return true;',
    to: '',
  },
  { name: 'a moved class stays in its series', file: UPDATE, from: 'moves ? { series_id: null } : {}', to: '{}' },
  {
    name: 'an attended class moves',
    file: UPDATE,
    from: 'if (moves && taken > 0)',
    to: 'if (moves && taken > 1)',
  },
  { name: 'a series ends a day early', file: SERIES, from: 'date <= until', to: 'date < until' },
  { name: 'a series makes classes again', file: SERIES, from: '(!made || date > made) &&', to: '' },
  { name: 'an ended series goes on', file: SERIES, from: '      ended_at: null,\n', to: '' },
  {
    name: 'edited classes of a series go',
    file: 'app/domain/classes/end-series.server.ts',
    from: '...asPlanned(ended)',
    to: 'series_id: id',
  },
  {
    name: 'those who said STOP hear of a cancellation',
    file: 'app/domain/classes/class-notices.server.ts',
    from: 'AND notices_stopped_at IS NULL AND members.id IN',
    to: 'AND members.id IN',
  },
  {
    name: 'STOP is not heard',
    file: SEND,
    from: "if (isNotice(message.template) && message.notices_stopped_at) return 'stopped';",
    to: '',
  },
  {
    name: 'STOP ends codes too',
    file: 'app/domain/notifications/policy.ts',
    from: "URGENT = [\n  'otp',",
    to: 'URGENT = [',
  },
  {
    name: 'a START that came before counts again',
    file: 'app/domain/notifications/set-notices.server.ts',
    from: ' || !(await isNew(tx, sid, ctx.clock.now()))',
    to: '',
  },
  {
    name: 'an old code is sent',
    file: SEND,
    from: 'return expires_at !== null && expires_at <= at;',
    to: 'return expires_at !== null && expires_at < expires_at;',
  },
  { name: 'a message is sent by whoever comes', file: SEND, from: 'AND due_at <= ${now}\n', to: '\n' },
  {
    name: 'a lost reply is sent again at once',
    file: 'app/domain/notifications/policy.ts',
    from: 'CALLBACK_PATIENCE_SECONDS = 60',
    to: 'CALLBACK_PATIENCE_SECONDS = 0',
  },
  {
    name: 'messages are not swept',
    file: 'app/domain/notifications/sweep-outbox.server.ts',
    from: "{ in: ['pending', 'sending'] }",
    to: "{ in: ['pending'] }",
  },
  {
    name: 'a status goes back',
    file: STATUS,
    from: 'status: { in: statesBefore(next) }',
    to: "status: { in: ['queued', 'sent', 'delivered', 'read'] }",
  },
  {
    name: 'four codes an hour',
    file: 'app/domain/notifications/policy.ts',
    from: 'perPhoneHour: 3',
    to: 'perPhoneHour: 4',
  },
  {
    name: 'codes without a minute between',
    file: CODE,
    from: 'readyAt = [\n    [1, OTP_POLICY.resendSeconds * 1000],',
    to: 'readyAt = [\n    [1, 0],',
  },
  {
    name: 'an earlier code lives on',
    file: GUESS,
    from: '  await tx.otpCode.updateMany({ where: { phone, purpose, consumed_at: null }, data: { consumed_at: consumedAt } });\n',
    to: '',
  },
  {
    name: 'six guesses a code',
    file: 'app/domain/notifications/policy.ts',
    from: 'guessesPerCode: 5',
    to: 'guessesPerCode: 6',
  },
  { name: 'a friend counts at each sign-up', file: REFERRAL, from: '  if (count === 0) return;\n', to: '' },
  {
    name: 'friends wait for good',
    file: 'worker/processors.ts',
    from: "await logged(ctx, 'referrers credited late', creditMissedFirstClasses(ctx));",
    to: '',
  },
  { name: 'another sum pays', file: PAID, from: ' &&\n    payment.amount_paise === order.amount_paise', to: '' },
  {
    name: 'money that is set aside pays',
    file: PAID,
    from: "payment.status === 'captured' || payment.status === 'refunded'",
    to: "payment.status !== 'failed'",
  },
  {
    name: 'a second payment is lost',
    file: PAID,
    from: "await recordUnmatchedPayment(ctx, tx, payment, { reason: 'second_payment'",
    to: "void ({ reason: 'second_payment'",
  },
  {
    name: 'what failed late fails a paid order',
    file: SETTLE,
    from: "{ id: order.id, status: 'created' }, data: { status: 'failed' }",
    to: "{ id: order.id }, data: { status: 'failed' }",
  },
  { name: 'a refund is taken twice', file: REFUND, from: ', refunded_paise: { lt: refunded_paise }', to: '' },
  { name: 'a refund keeps its karma', file: REFUND, from: 'data: { karma_points_awarded: 0 }', to: 'data: {}' },
  {
    name: 'a second part that goes back keeps its karma',
    file: REFUND,
    from: '`donation:${id}:${payment.refunded_paise}`',
    to: '`donation:${id}:part`',
  },
  {
    name: 'another member proves',
    file: VERIFY,
    from: 'memberId !== undefined && order.member_id !== memberId',
    to: 'memberId === undefined && order.member_id === null',
  },
  {
    name: 'a forged proof is believed',
    file: VERIFY,
    from: '!ctx.payments.isProof({ orderId: order.provider_order_id, paymentId, signature })',
    to: 'signature.length === 0',
  },
  {
    name: 'a forged webhook is believed',
    file: RECEIVE,
    from: '!ctx.payments.isAuthentic(rawBody, signature)',
    to: 'rawBody.length === 0',
  },
  {
    name: 'a webhook is lost with its job',
    file: 'app/domain/donations/process-payment-event.server.ts',
    from: 'received_at: { lte: before }',
    to: 'received_at: { gte: before }',
  },
  {
    name: 'orders are not rechecked',
    file: RECHECK,
    from: 'for (const payment of payments) await settlePayment(ctx, payment);',
    to: 'void payments;',
  },
  { name: 'orders never expire', file: RECHECK, from: 'if (isOver)', to: 'if (isOver && now.getTime() < 0)' },
  {
    name: 'any phone pays without an order',
    file: SIMPLIFIED,
    from: 'return toE164(payment.contact) === phone;',
    to: 'return phone !== null;',
  },
  {
    name: 'six donations wait',
    file: 'app/domain/donations/policy.ts',
    from: 'MAX_PENDING = 5',
    to: 'MAX_PENDING = 6',
  },
  {
    name: 'the same file is another donation',
    file: QR,
    from: 'submitted(twin ?? (await create(ctx, tx, { memberId, amount, reference, file, difference })))',
    to: 'submitted(twin && known ? twin : await create(ctx, tx, { memberId, amount, reference, file, difference }))',
  },
  {
    name: 'one person approves twice the sum',
    file: 'app/domain/donations/policy.ts',
    from: 'donation.amount_paise <= twoPeopleAboveRupees * 100',
    to: 'donation.amount_paise <= twoPeopleAboveRupees * 200',
  },
  {
    name: 'karma stays where an approval is undone',
    file: 'app/domain/donations/undo-decision.server.ts',
    from: 'if (member_id !== null && karma > 0)',
    to: 'if (member_id !== null && karma > 500_000)',
  },
  {
    name: 'approved and rejected',
    file: APPROVE,
    from: "where: { ...named, status: 'pending' }",
    to: "where: { ...named, status: { in: ['pending', 'rejected'] } }",
  },
  {
    name: 'a deleted member’s approved donations go',
    file: ERASE,
    from: "status: { not: 'approved' } } }",
    to: "status: { not: 'refunded' } } }",
  },
  {
    name: 'deleting is not audited',
    file: ERASE,
    from: "await recordAudit(ctx, tx, { action: 'member.deleted', subject: { kind: 'member', id: memberId } });",
    to: '',
  },
  {
    name: 'pictures of those who left stay',
    file: ERASE,
    from: 'UPDATE stored_files SET attached_at = NULL WHERE',
    to: 'UPDATE stored_files SET attached_at = attached_at WHERE',
  },
];
