import { simulatePayments } from './payments';

await simulatePayments({ histories: 200, seed: Number(process.env.SEED ?? 2026) });
