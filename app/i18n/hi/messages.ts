import { wordsBeside } from './beside';
import { anywhere } from './messages/anywhere';
import { entrance } from './messages/entrance';
import { giving } from './messages/giving';
import { practice } from './messages/practice';

/** Each sentence of the server that members and visitors read, in English, with its Hindi; `{names}` are blanks. */
export const messages = { ...anywhere, ...entrance, ...practice, ...wordsBeside.titles, ...giving } as const;
