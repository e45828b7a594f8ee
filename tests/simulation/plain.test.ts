import { simulate } from './simulate';

await simulate({ isKind: false, creditsAtSignUp: false });
