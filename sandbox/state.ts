import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import {
  type Dispute,
  type Payment,
  paymentSchema,
  type Refund,
  refundSchema,
  type StoredCode,
  storedCodeSchema,
  storedDisputeSchema,
  type StoredOrder,
  storedOrderSchema,
} from './razorpay/entities';
import { type Message, messageSchema } from './twilio/message';

const SAVE_DELAY_MS = 200;
/**
 * Maximum share of time that is spent on saving the state, because saving many messages takes time.
 */
const SAVING_SHARE = 0.1;
const MESSAGES_KEPT = 20_000;

const snapshotSchema = z.object({
  messages: z.array(messageSchema),
  orders: z.array(storedOrderSchema),
  payments: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  codes: z.array(storedCodeSchema).default([]),
  disputes: z.array(storedDisputeSchema).default([]),
});

/** State of the simulators. It is kept in memory and, if there is a data folder, also in a file. */
export class SandboxState {
  /** Messages, oldest first. */
  messages: Message[] = [];
  readonly orders = new Map<string, StoredOrder>();
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  /** Id of the refund by idempotency key. Not saved, so the keys are lost on restart. */
  readonly refundKeys = new Map<string, string>();
  readonly codes = new Map<string, StoredCode>();
  readonly disputes = new Map<string, Dispute>();
  /** Ids of payments whose capture is rejected. Not saved, so they are lost on restart. */
  readonly refusedCaptures = new Set<string>();
  /** Payments whose refunds stay pending until the bank decides. */
  readonly slowRefunds = new Set<string>();
  /** Fees by payment id that are reported after the capture. They are lost on restart. */
  readonly lateFees = new Map<string, Pick<Payment, 'fee' | 'tax'>>();
  readonly #file: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastSaveMs = 0;
  #writing: Promise<void> = Promise.resolve();

  private constructor(file: string | undefined) {
    this.#file = file;
  }

  /**
   * Loads the state from the data folder, or creates an empty state. Throws if the file does not
   * contain a sandbox state.
   */
  static async open(dataDir: string | undefined): Promise<SandboxState> {
    const state = new SandboxState(dataDir && join(dataDir, 'sandbox.json'));
    await state.#load();
    return state;
  }

  /** Adds a message. Above the limit, the oldest message is dropped. */
  addMessage(message: Message): void {
    this.messages.push(message);
    if (this.messages.length > MESSAGES_KEPT) this.messages.shift();
    this.scheduleSave();
  }

  /** Must be called after each change. Schedules saving. */
  scheduleSave(): void {
    if (!this.#file || this.#timer) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        void this.#save().catch((error: unknown) => console.error('The sandbox could not save its state:', error));
      },
      Math.max(SAVE_DELAY_MS, this.#lastSaveMs / SAVING_SHARE),
    );
  }

  /** Saves pending changes immediately. */
  async flush(): Promise<void> {
    if (!this.#timer) return this.#writing;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#save();
  }

  async #load(): Promise<void> {
    if (!this.#file) return;
    const text = await readFile(this.#file, 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return;
    const snapshot = this.#parse(text);
    this.messages = snapshot.messages;
    for (const order of snapshot.orders) this.orders.set(order.entity.id, order);
    for (const payment of snapshot.payments) this.payments.set(payment.id, payment);
    for (const refund of snapshot.refunds) this.refunds.set(refund.id, refund);
    for (const code of snapshot.codes) this.codes.set(code.entity.id, code);
    for (const dispute of snapshot.disputes) this.disputes.set(dispute.id, dispute);
  }

  #parse(text: string): z.infer<typeof snapshotSchema> {
    try {
      return snapshotSchema.parse(JSON.parse(text));
    } catch (cause) {
      throw new Error(`${this.#file} is not a sandbox state. Remove it to start with an empty one.`, { cause });
    }
  }

  #save(): Promise<void> {
    const saved = this.#writing.catch(() => undefined).then(() => this.#write());
    this.#writing = saved;
    return saved;
  }

  async #write(): Promise<void> {
    if (!this.#file) return;
    const snapshot: z.infer<typeof snapshotSchema> = {
      messages: this.messages,
      orders: [...this.orders.values()],
      payments: [...this.payments.values()],
      refunds: [...this.refunds.values()],
      codes: [...this.codes.values()],
      disputes: [...this.disputes.values()],
    };
    await mkdir(dirname(this.#file), { recursive: true });
    const start = performance.now();
    const text = JSON.stringify(snapshot);
    this.#lastSaveMs = performance.now() - start;
    const unfinished = `${this.#file}.${process.pid}.tmp`;
    await writeFile(unfinished, text);
    await rename(unfinished, this.#file);
  }
}
