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

/** @type {import('eslint').Rule.RuleModule} */
export const routeOrder = {
  meta: { type: 'suggestion', schema: [], messages: { late: '{{name}} stands before {{before}} in a route module.' } },
  create: (context) => ({
    Program(program) {
      let reached = { at: 0, name: '' };
      for (const statement of program.body) {
        for (const { name, at } of rankedExports(statement)) {
          if (at < reached.at)
            context.report({ node: statement, messageId: 'late', data: { name, before: reached.name } });
          else reached = { at, name };
        }
      }
    },
  }),
};

/** @param {import('eslint').AST.Program['body'][number]} statement */
function rankedExports(statement) {
  return exportedBy(statement)
    .map((name) => ({ name, at: ORDER.findIndex((names) => names.includes(name)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
}

/** @param {import('eslint').AST.Program['body'][number]} statement @returns {string[]} */
function exportedBy(statement) {
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
