import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { isLong } from './clocks';
import { readDonationId, type Answer, type People, type Person } from './people';

const KINDS = ['sign-up', 'login', 'mark', 'code', 'donation', 'approval', 'rejection', 'order', 'payment'] as const;

type Kind = (typeof KINDS)[number];

const PAUSE_MS = isLong ? 20 : 200;
const TURNS_PER_MEMBER = 20;

export interface LoadReport {
  accepted: Record<Kind, number>;
  /** Failed requests, with their kind and status. */
  failures: string[];
}

/** Statuses of a successful action, and of an action that was already done. */
const DONE = [200, 201, 409];

/**
 * Statuses after a repeated request. 429 is included, because a repeated request for a one-time
 * code is rejected.
 */
const DONE_AGAIN = [...DONE, 429];

/**
 * Returns true if the outcome of the request is unknown because the connection broke, or because a
 * process or the database was down.
 */
const isUnanswered = ({ status }: Answer) => status === 0 || status >= 500;

/**
 * Sends requests of every kind concurrently, as on a busy morning. Runs `harm` once a request of
 * each kind has been accepted. Afterwards retries all requests without a response, as users do.
 */
export async function runUnderLoad(people: People, harm: () => Promise<void>): Promise<LoadReport> {
  const accepted = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as LoadReport['accepted'];
  const failures: string[] = [];
  const again: { kind: Kind; request: () => Promise<Answer> }[] = [];
  const odd: string[] = [];
  let isOn = true;

  async function sendRequest(kind: Kind, request: () => Promise<Answer>): Promise<Answer> {
    const answer = await request();
    if (isUnanswered(answer)) {
      failures.push(`${kind} ${answer.status}`);
      again.push({ kind, request });
      await delay(50);
    } else if (DONE.includes(answer.status)) accepted[kind] += 1;
    else odd.push(`${kind} ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async function signUpAndLogIn(): Promise<Person | undefined> {
    const person = people.stranger();
    if ((await sendRequest('sign-up', () => people.signUp(person))).status !== 201) return undefined;
    return (await sendRequest('login', () => people.logIn(person))).status === 200 ? person : undefined;
  }

  async function runNewcomer(): Promise<void> {
    const person = await signUpAndLogIn();
    if (!person) return;
    await sendRequest('mark', () => people.mark(person));
    await sendRequest('code', () => people.askForCode(person));
  }

  async function runDonor(person: Person, turn: number): Promise<void> {
    const id = readDonationId(await sendRequest('donation', await people.gift(person)));
    if (id === 0) return;
    if (turn % 2) await sendRequest('approval', () => people.approve(id));
    else await sendRequest('rejection', () => people.reject(id));
  }

  async function runPayer(person: Person): Promise<void> {
    const order = await sendRequest('order', () => people.order(person));
    if (order.status !== 200) return;
    const proof = await people.pay(order);
    await sendRequest('payment', () => people.verify(person, proof));
  }

  async function runLoop(step: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 1; isOn; turn += 1) {
      await step(turn);
      await delay(PAUSE_MS);
    }
  }

  /**
   * Runs the steps for one member after the other. After a few steps a new member is used, because
   * of the rate limits per member and hour.
   */
  function runMemberLoop(step: (person: Person, turn: number) => Promise<void>): Promise<void> {
    let person: Person | undefined;
    return runLoop(async (turn) => {
      if (turn % TURNS_PER_MEMBER === 0) person = undefined;
      person ??= await signUpAndLogIn();
      if (person) await step(person, turn);
    });
  }

  const lanes = Promise.all([
    runLoop(runNewcomer),
    runLoop(runNewcomer),
    runMemberLoop(runDonor),
    runMemberLoop(runPayer),
  ]);
  try {
    await expect.poll(() => KINDS.filter((kind) => accepted[kind] === 0)).toEqual([]);
    await harm();
  } finally {
    isOn = false;
    await lanes;
  }
  for (const { kind, request } of again) {
    const { status, body } = await request();
    if (!DONE_AGAIN.includes(status)) odd.push(`${kind} asked again: ${status} ${JSON.stringify(body)}`);
  }
  expect(odd).toEqual([]);
  return { accepted, failures };
}
