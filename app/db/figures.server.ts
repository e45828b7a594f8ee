import type { SqlTag } from './client.server';

export interface TableFigures {
  table: string;
  /** As PostgreSQL estimates it. */
  rows: number;
  megabytes: number;
}

/** Returns the size of each table with its partitions and indexes, the largest first. */
export function listTableFigures(sql: SqlTag): Promise<TableFigures[]> {
  return sql<TableFigures[]>`
    SELECT coalesce(parent.relname, own.relname) AS "table", sum(greatest(own.reltuples, 0))::float8 AS rows,
      round(sum(pg_total_relation_size(own.oid)) / 1e6, 1)::float8 AS megabytes
    FROM pg_class AS own
    JOIN pg_namespace ON pg_namespace.oid = own.relnamespace
    LEFT JOIN pg_inherits ON inhrelid = own.oid
    LEFT JOIN pg_class AS parent ON parent.oid = inhparent
    WHERE own.relkind = 'r' AND nspname IN ('public', 'partitions', 'bullmq')
    GROUP BY 1 ORDER BY sum(pg_total_relation_size(own.oid)) DESC`;
}

export interface ConnectionFigures {
  /** Connections of all programs to all databases of the server. */
  open: number;
  max: number;
}

/**
 * Returns how many connections to the database server are open, and how many it allows. Background
 * processes have no database or no user. PostgreSQL hides the type of other roles' processes.
 */
export async function countConnections(sql: SqlTag): Promise<ConnectionFigures | undefined> {
  const [figures] = await sql<ConnectionFigures[]>`
    SELECT count(*)::int AS open, current_setting('max_connections')::int AS max
    FROM pg_stat_activity WHERE datid IS NOT NULL AND usesysid IS NOT NULL`;
  return figures;
}
