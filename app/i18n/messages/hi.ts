import { anywhere } from './anywhere';
import { entrance } from './entrance';
import { giving } from './giving';
import { practice, titles } from './practice';

/** Each sentence of the server that members and visitors read, in English, with its Hindi; `{names}` are blanks. */
export const hi = { ...anywhere, ...entrance, ...practice, ...titles, ...giving } as const;
