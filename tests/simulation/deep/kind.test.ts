import { simulate } from '../simulate';

await simulate({ isKind: true, creditsAtSignUp: true }, { histories: 200, seed: 3026 });
