// @ts-check

/**
 * Folders in app/domain in the order of their dependencies. A folder may import only from the
 * folders before it, so there are no cycles.
 */
const DOMAIN_FOLDERS = [
  'audit',
  'throttles',
  'partitions',
  'notifications',
  'members',
  'karma',
  'referrals',
  'sessions',
  'admins',
  'content',
  'streaks',
  'classes',
  'teachers',
  'attendance',
  'imports',
  'exports',
  'friends',
  'challenges',
  'reminders',
  'ratings',
  'plans',
  'donations',
  'help-desk',
  'statements',
  'tax',
  'rewards',
  'groups',
  'analytics',
  'board-report',
  'retention',
];

/** @param {string} type @param {string} [pattern] */
const folder = (type, pattern = `app/${type}`) => ({ type, pattern, partialMatch: false });

/** Sections of the source tree. A file belongs to the first section that contains it. */
export const elements = [
  folder('routes'),
  folder('components'),
  folder('styles'),
  folder('i18n'),
  folder('assets'),
  folder('server'),
  folder('http'),
  { ...folder('domain', 'app/domain/*'), capture: ['area'] },
  folder('domain-core', 'app/domain'),
  folder('jobs'),
  folder('adapters'),
  folder('db'),
  folder('config'),
  folder('lib'),
  folder('application', 'app'),
  folder('worker', 'worker'),
  folder('sandbox', 'sandbox'),
  folder('prisma', 'prisma'),
  folder('tests', 'tests'),
];

/** File types with separate rules. */
export const files = [
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
  { category: 'context', pattern: 'app/context.server.ts' },
  { category: 'browser-safe', pattern: 'app/domain/*/{schemas,policy,provider-errors}.ts' },
  { category: 'sql-state', pattern: 'app/db/sql-state.ts' },
  { category: 'templates', pattern: 'app/i18n/templates/*.mjs' },
  {
    category: 'messages',
    pattern:
      'app/i18n/{languages,reminder,free-text,instructions,policy-document,messages/message,messages/translate}.ts',
  },
];

/** @param {string[]} types */
const to = (...types) => ({ to: { element: { types: { anyOf: types } } } });
/** @param {string} category */
const toFile = (category) => ({ to: { file: { categories: category } } });
/** @param {string[]} types */
const toTypesOf = (...types) => ({ ...to(...types), dependency: { kind: 'type' } });
/** @param {string} type @param {...object} allow */
const from = (type, ...allow) => ({ from: { element: { type } }, allow });

/**
 * Allowed imports between the sections. Any other import is an error. Packages may be imported
 * everywhere.
 */
export const policies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  from('routes', to('routes', 'http', 'components', 'domain', 'domain-core', 'lib', 'styles', 'i18n')),
  from(
    'components',
    to('components', 'lib', 'assets', 'styles', 'i18n'),
    toFile('browser-safe'),
    toTypesOf('domain', 'domain-core'),
  ),
  from('styles', to('assets', 'i18n')),
  from('i18n', to('i18n')),
  from(
    'http',
    to('http', 'domain', 'domain-core', 'config', 'lib', 'i18n', 'assets'),
    to('server'),
    toTypesOf('components'),
    toFile('context'),
    toFile('sql-state'),
  ),
  from('server', to('server', 'config', 'lib')),
  from('domain', to('domain-core', 'lib'), toFile('sql-state'), toFile('messages'), toTypesOf('db')),
  ...DOMAIN_FOLDERS.map((area, at) => ({
    from: { element: { type: 'domain', captured: { area } } },
    allow: { to: { element: { type: 'domain', captured: { area: DOMAIN_FOLDERS.slice(0, at + 1) } } } },
  })),
  from('domain-core', to('domain-core', 'lib'), toFile('messages'), toTypesOf('domain', 'db')),
  from(
    'adapters',
    to('adapters', 'domain-core', 'lib'),
    toFile('browser-safe'),
    toFile('messages'),
    toTypesOf('domain', 'config'),
  ),
  from('jobs', to('jobs', 'domain', 'lib', 'db'), toTypesOf('config', 'domain-core')),
  from('db', to('db', 'lib', 'config')),
  from('config', to('config', 'lib'), toFile('messages')),
  from('lib', to('lib')),
  from(
    'application',
    to(
      'application',
      'http',
      'server',
      'domain-core',
      'adapters',
      'jobs',
      'db',
      'config',
      'lib',
      'components',
      'styles',
      'i18n',
    ),
  ),
  from(
    'worker',
    to('worker', 'domain', 'domain-core', 'jobs', 'config', 'lib'),
    toFile('context'),
    toFile('sql-state'),
  ),
  from('sandbox', to('sandbox'), toFile('templates')),
  from('prisma', to('prisma', 'domain', 'domain-core', 'db', 'config', 'lib'), toFile('context')),
  { from: { element: { type: 'tests' } }, allow: { to: { module: { origin: 'local' } } } },
  { from: { file: { categories: 'test' } }, allow: { to: { module: { origin: 'local' } } } },
];
