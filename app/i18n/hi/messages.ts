import { wordsBeside } from './beside';
import { anywhere } from './messages/anywhere';
import { entrance } from './messages/entrance';
import { giving } from './messages/giving';
import { practice } from './messages/practice';

/** What members and visitors read of the server, by its English; `{names}` are blanks. */
export const messages = { ...anywhere, ...entrance, ...practice, ...wordsBeside.titles, ...giving } as const;
