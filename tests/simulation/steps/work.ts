import { recordMessageStatus } from '~/domain/notifications/record-message-status.server';
import { JOBS, type JobName } from '~/jobs/jobs.server';
import type { Model } from '../model/world';
import type { Fault } from '../world/faults';
import type { Manner } from '../world/providers';
import { runJob } from '../world/queue';
import type { Real } from '../world/world';
import { addPlannedClasses } from './classes';
import { recordReached, expectAgreement, pick, Step } from './step';

interface Job {
  name: JobName;
  payload: object;
  tries?: number;
}

/** Runs a job. If the connection breaks, runs the job again. Returns whether it succeeded. */
export async function runJobWithRetry(real: Real, model: Model, job: Job, fault?: Fault): Promise<boolean> {
  const { name, payload, tries } = job;
  const work = () => runJob(real.ctx, name, payload, tries);
  real.faults.arm(fault);
  let isDone = await work().then(
    () => true,
    () => false,
  );
  const isBroken = real.faults.fired;
  real.faults.arm(undefined);
  if (!isDone && isBroken) {
    recordReached(real, 'a job was cut off');
    isDone = await work().then(
      () => true,
      () => false,
    );
  }
  recordReached(real, `job ${name}${isDone ? '' : ' failed'}`);
  if (isDone) await follow(real, model, job);
  return isDone;
}

async function follow(real: Real, model: Model, { name, payload }: Job): Promise<void> {
  if (name === 'create-series-classes') await addPlannedClasses(real, model);
  if (name === 'recalculate-streaks') {
    model.needsRecalculation = false;
    for (const member of model.members) member.needsRecalculation = false;
  }
  if (name === 'recalculate-member') {
    const { memberId } = payload as { memberId: number };
    const member = model.members.find(({ id }) => id === memberId);
    if (member) member.needsRecalculation = false;
  }
}

export function createRunJobStep(at: number, how: 'once' | 'twice' | 'lost', manner: Manner): Step {
  return new Step(`the worker takes job ${at} (${how}, providers ${manner})`, async (real, model, fault) => {
    const { queue, whatsapp } = real;
    const job = pick(queue.waiting, at);
    if (!job) return;
    queue.waiting = queue.waiting.filter((one) => one !== job);
    if (how === 'lost') return recordReached(real, `job ${job.name} lost`);
    const isSend = job.name.startsWith('send');
    if (isSend) whatsapp.manner = manner;
    const before = whatsapp.taken.length;
    const isDone = await runJobWithRetry(real, model, job, fault);
    if (isSend) recordReached(real, `send: ${whatsapp.taken.length > before ? 'taken' : 'not taken'} (${manner})`);
    whatsapp.manner = 'well';
    if (how === 'twice') await runJobWithRetry(real, model, job);
    const tries = job.tries + 1;
    if (!isDone && tries < JOBS[job.name].attempts) queue.waiting.push({ ...job, tries });
  });
}

export function createRunAllJobsStep(): Step {
  return new Step('the worker is through', (real, model) => runAllJobs(real, model));
}

export async function runAllJobs(real: Real, model: Model): Promise<void> {
  for (let turn = 0; real.queue.waiting.length > 0 && turn < 500; turn += 1) {
    const job = real.queue.waiting.shift();
    if (job) await runJobWithRetry(real, model, job);
  }
}

export function createScheduledJobStep(name: JobName): Step {
  return new Step(`scheduled: ${name}`, async (real, model, fault) => {
    await runJobWithRetry(real, model, { name, payload: {} }, fault);
  });
}

const REPORTS = ['sent', 'delivered', 'read', 'failed', 'failed for now'] as const;
export type MessageReport = (typeof REPORTS)[number];
export const messageReports: readonly MessageReport[] = REPORTS;

/**
 * Simulates a status report of WhatsApp. Reports of a message arrive in any order, but a message is
 * never reported both as delivered and as failed.
 */
export function createMessageReportStep(at: number, report: MessageReport): Step {
  return new Step(`WhatsApp tells of message ${at}: ${report}`, async (real, _model, fault) => {
    const message = pick(real.whatsapp.taken.slice(-5), at);
    if (!message) return;
    const { reported, sid, messageId } = message;
    const fails = report.startsWith('failed');
    const isUntrue = fails ? reported.has('delivered') || reported.has('read') : [...reported].some(isFailure);
    if (isUntrue || (fails && [...reported].some(isFailure) && !reported.has(report))) return;
    if (report === 'failed for now') real.whatsapp.excuse(messageId);
    const status = { messageId, provider_message_id: sid, status: fails ? 'failed' : report };
    const error_code = report === 'failed' ? '63024' : report === 'failed for now' ? '63018' : undefined;
    await expectAgreement(real, {
      what: `told: ${report}${reported.has(report) ? ' again' : ''}`,
      expected: 'done',
      work: () => recordMessageStatus(real.ctx, { ...status, error_code }),
      fault,
      happened: async () => false,
    });
    reported.add(report);
  });
}

const isFailure = (report: string) => report.startsWith('failed');
