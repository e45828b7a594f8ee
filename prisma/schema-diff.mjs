// @ts-check
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const require = createRequire(import.meta.url);

/**
 * Returns the SQL that would bring a database to the state of prisma/schema, or an empty string if
 * there is no difference. Uses Prisma's engine as WebAssembly, so nothing is downloaded.
 * @param {string} databaseUrl
 * @returns {Promise<string>}
 */
export async function findSchemaDifferences(databaseUrl) {
  const engine = await createSchemaEngine(databaseUrl);
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', ...readDatamodel(), configDir: 'prisma' },
      to: { tag: 'schemaDatamodel', ...readDatamodel() },
      script: true,
      exitCode: false,
      shadowDatabaseUrl: null,
      filters: { externalTables: ['public._prisma_migrations'], externalEnums: [] },
    });
    return (stdout ?? '').replace('-- This is an empty migration.', '').trim();
  } finally {
    engine.free();
  }
}

/** @param {string} databaseUrl */
async function createSchemaEngine(databaseUrl) {
  const folder = path.dirname(require.resolve('@prisma/schema-engine-wasm'));
  const { SchemaEngine, __wbg_set_wasm: connect, ...imports } = await import(path.join(folder, 'schema_engine_bg.js'));
  const wasm = await WebAssembly.instantiate(fs.readFileSync(path.join(folder, 'schema_engine_bg.wasm')), {
    './schema_engine_bg.js': imports,
  });
  connect(wasm.instance.exports);
  const start = /** @type {() => void} */ (wasm.instance.exports.__wbindgen_start);
  start();
  const adapter = bindMigrationAwareSqlAdapterFactory(createCatalogAdapter(databaseUrl));
  const { files } = readDatamodel();
  return SchemaEngine.new(
    { datamodels: files.map(({ path: name, content }) => [name, content]) },
    () => undefined,
    adapter,
  );
}

const INTERNAL_CHAR = 18;
const PADDED_CHAR = 1042;

/**
 * Creates a PrismaPg adapter that supports the column type `"char"`, which PostgreSQL's catalog
 * tables use.
 * @param {string} databaseUrl
 */
function createCatalogAdapter(databaseUrl) {
  /** @type {Set<string>} */
  const letters = new Set();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const query = pool.query.bind(pool);
  const runStatement = async (/** @type {pg.QueryConfig} */ statement) => {
    const result = await query(statement);
    for (const field of result.fields.filter((column) => column.dataTypeID === INTERNAL_CHAR)) {
      letters.add(field.name);
      field.dataTypeID = PADDED_CHAR;
    }
    return result;
  };
  Object.assign(pool, { query: runStatement });
  const factory = new PrismaPg(pool, { schema: 'public', disposeExternalPool: true });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const connection = await connect();
    const queryRaw = connection.queryRaw.bind(connection);
    connection.queryRaw = async (statement) => {
      const result = await queryRaw(statement);
      return {
        ...result,
        columnTypes: result.columnTypes.map((type, at) =>
          letters.has(result.columnNames[at] ?? '') ? ColumnTypeEnum.Character : type,
        ),
      };
    };
    return connection;
  };
  return factory;
}

function readDatamodel() {
  const folder = path.join(import.meta.dirname, 'schema');
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.prisma'));
  return { files: names.map((name) => ({ path: name, content: fs.readFileSync(path.join(folder, name), 'utf8') })) };
}

if (process.argv[1] === import.meta.filename) {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set');
  process.stdout.write(`${await findSchemaDifferences(DATABASE_URL)}\n`);
}
