// @ts-check

/** Order in which a route module must define its exports. Source: STYLE.md#sizes. */
const ORDER = [
  ['headers', 'links', 'handle', 'meta'],
  ['loader'],
  ['action'],
  ['clientLoader', 'clientAction', 'shouldRevalidate'],
  ['default'],
  ['ErrorBoundary'],
];

/**
 * Lint rule that reports exports of a route module in a different order.
 * @type {import('eslint').Rule.RuleModule}
 */
export const routeOrder = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { order: 'In a route module, {{name}} must come before {{later}}.' },
  },
  create: (context) => ({
    Program(program) {
      let last = { rank: 0, name: '' };
      for (const statement of program.body) {
        for (const { name, rank } of listRankedExports(statement)) {
          if (rank < last.rank)
            context.report({ node: statement, messageId: 'order', data: { name, later: last.name } });
          else last = { name, rank };
        }
      }
    },
  }),
};

/** @param {import('eslint').AST.Program['body'][number]} statement */
function listRankedExports(statement) {
  return listExports(statement)
    .map((name) => ({ name, rank: ORDER.findIndex((names) => names.includes(name)) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank);
}

/** @param {import('eslint').AST.Program['body'][number]} statement @returns {string[]} */
function listExports(statement) {
  if (statement.type === 'ExportDefaultDeclaration') return ['default'];
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration, specifiers } = statement;
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id.name];
  if (declaration?.type !== 'VariableDeclaration')
    return specifiers.map(({ exported }) => (exported.type === 'Identifier' ? exported.name : ''));
  return declaration.declarations.flatMap(({ id }) => {
    if (id.type !== 'ObjectPattern') return id.type === 'Identifier' ? [id.name] : [];
    return id.properties.map((one) => (one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : ''));
  });
}
