import { wordsBeside } from './beside';
import { anywhere } from './messages/anywhere';
import { entrance } from './messages/entrance';
import { giving } from './messages/giving';
import { practice } from './messages/practice';

/** Translations of server messages by their English text; `{names}` are parameters. */
export const messages = { ...anywhere, ...entrance, ...practice, ...wordsBeside.titles, ...giving } as const;
