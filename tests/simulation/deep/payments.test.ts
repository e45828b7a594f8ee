import { simulatePayments } from '../payments';

await simulatePayments({ histories: 2_000, seed: Number(process.env.SEED ?? 3026) });
