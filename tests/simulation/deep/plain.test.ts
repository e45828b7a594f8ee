import { simulate } from '../simulate';

await simulate({ isKind: false, creditsAtSignUp: false }, { histories: 200, seed: 3026 });
