import { simulate } from './simulate';

await simulate({ isKind: false, creditsAtSignUp: false }, { histories: 50, seed: 2026 });
