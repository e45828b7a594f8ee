import { simulate } from './simulate';

await simulate({ isKind: true, creditsAtSignUp: true });
