import pg from 'pg';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../setup/database';

/**
 * A raw SQL statement in the source code. `columns` are the columns of its row type, or null if the
 * statement returns no rows.
 */
interface Statement {
  place: string;
  text: string;
  columns: string[] | null;
}

const database = await createTestDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
afterAll(async () => {
  await client.end();
  await database.drop();
});

const statements = listRawStatements();

test('the raw statements are found', () => expect(statements.length).toBeGreaterThan(40));

test.each(statements)(
  '$place uses only existing tables and columns, with the types of its result',
  async (statement) => {
    const described = await readColumns(statement.text);
    if (statement.columns) expect(described.toSorted()).toEqual(statement.columns.toSorted());
  },
);

test('statements that lock or change marks use the functions (docs/decisions/0003)', () => {
  const locks = /\bFOR (NO KEY )?(UPDATE|SHARE)\b|\bFOR KEY SHARE\b|\bUPDATE \w+( \w+)? SET\b|\bDELETE FROM\b/;
  const asks = statements.filter(({ text }) => /\b(FROM|JOIN) attendances\b/.test(text));
  expect(asks.length).toBeGreaterThan(10);
  expect(asks.filter(({ text }) => locks.test(text)).map(({ place }) => place)).toEqual([]);
});

/**
 * Prepares a statement without running it and returns the names of its columns. Rejects if the
 * statement does not match the schema.
 */
function readColumns(text: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let columns: string[] = [];
    let failure: Error | undefined;
    const description = {
      submit: (connection: pg.Connection) => {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: { name: string }[] }) => {
        columns = fields.map(({ name }) => name);
      },
      handleError: (error: Error) => {
        failure = error;
        reject(error);
      },
      handleReadyForQuery: () => {
        if (!failure) resolve(columns);
      },
    };
    client.query(description as unknown as pg.Submittable);
  });
}

function listRawStatements(): Statement[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  );
  const ours = (config?.fileNames ?? []).filter((name) => /\/(app|worker)\/.*(?<!\.test)\.ts$/.test(name));
  const program = ts.createProgram(ours, config?.options ?? {});
  const checker = program.getTypeChecker();
  const found: Statement[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isTaggedTemplateExpression(node) &&
      /(^|\.)(sql|standbySql|\$(query|execute)Raw)$/.test(node.tag.getText())
    ) {
      const file = node.getSourceFile();
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({
        place: `${file.fileName.replace(/.*\/(?=(app|worker)\/)/, '')}:${line}`,
        text: buildText(node.template),
        columns: node.typeArguments?.[0] ? listTypeColumns(checker, node.typeArguments[0]) : null,
      });
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (ours.includes(file.fileName)) visit(file);
  return found;
}

function buildText(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.head.text + template.templateSpans.map(({ literal }, at) => `$${at + 1}${literal.text}`).join('');
}

function listTypeColumns(checker: ts.TypeChecker, node: ts.TypeNode): string[] {
  const row = checker.getIndexTypeOfType(checker.getTypeFromTypeNode(node), ts.IndexKind.Number);
  return row ? checker.getPropertiesOfType(row).map(({ name }) => name) : [];
}
