import { simulate } from './simulate';

await simulate({ isKind: true, creditsAtSignUp: true }, { histories: 50, seed: 2026 });
