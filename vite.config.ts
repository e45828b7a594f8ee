import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import remixConfig from './remix.config.js';
import { buildVersion } from './sandbox/launch/version.mjs';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\//;

/**
 * Matches the components that display classes on the dashboard, in the timetable and in the rating
 * dialog.
 */
const CLASSES =
  /\/app\/components\/dashboard\/(class-|countdown|day-chips|join-button|later-today|people-line|reminder-row|week-days|use-current-classes)/;

/** Matches modules of the user interface that many pages share. */
const INTERFACE =
  /\/app\/(components\/(ui|art)|assets\/art|domain|lib|i18n)\/|\/node_modules\/lucide\/|vite\/preload-helper/;

/**
 * React and all packages that use it are bundled into the server. Otherwise each process would also
 * load React's development code, which takes 9 MB of heap. The list must be complete, because
 * rendering fails if there are two copies of React.
 */
const REACT_PACKAGES = [
  /^(react|react-dom|react-is|scheduler|react-router|react-router-dom|turbo-stream|use-sync-external-store)(\/|$)/,
  /^(@remix-run\/(react|router)|@conform-to\/(dom|react|zod)|lucide)(\/|$)/,
  /^(recharts|react-redux|@reduxjs\/toolkit|reselect|immer|victory-vendor|es-toolkit|eventemitter3|decimal\.js-light)(\/|$)/,
];

const ROOT = path.resolve('app/root.tsx');
const ROUTES = path.resolve('app/routes') + path.sep;
const DASHBOARD = path.join(ROUTES, 'member/dashboard.tsx');
const BACK_OFFICE = path.join(ROUTES, 'admin') + path.sep;
const isBackOffice = (route: string) => route.startsWith(BACK_OFFICE);

/** Loaded by every page whose form is validated while the user types. */
const FORM_LIBRARY = fileURLToPath(import.meta.resolve('@conform-to/react'));

/** A module that at least this many routes share is placed in a shared chunk. */
const MIN_ROUTES_OF_SHARED_CHUNK = 4;
/**
 * A module that at least this many routes share is placed in the chunk that most pages load, but
 * not the dashboard.
 */
const MIN_ROUTES_OF_PAGES_CHUNK = 30;

/**
 * Returns the chunk of a module, based on the kind of page that loads it. Without this, Rollup
 * would create a chunk for each icon and button that two pages share, and a form in the back office
 * would request 45 files.
 */
function getChunkName(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (FRAMEWORK.test(id) || id.includes('commonjsHelpers')) return 'framework';
  if (CLASSES.test(id)) return 'classes';
  const importers = listImporters(id, getModuleInfo);
  const isOnEveryPage = importers.has(ROOT) || (INTERFACE.test(id) && importers.has(DASHBOARD));
  if (isOnEveryPage && id !== ROOT) return 'interface';
  const routes = listRoutes(importers);
  if (routes.length < MIN_ROUTES_OF_SHARED_CHUNK) return undefined;
  const withForm = listImporters(FORM_LIBRARY, getModuleInfo);
  const areFormRoutes = routes.every((route) => withForm.has(route));
  if (isOnlyForStaff(id, getModuleInfo)) return areFormRoutes ? 'back-office-forms' : 'back-office';
  if (areFormRoutes && routes.some(isBackOffice)) return 'forms';
  return routes.length >= MIN_ROUTES_OF_PAGES_CHUNK ? 'pages' : undefined;
}

/** True if no other page loads the module, not even later, for example to validate a form. */
function isOnlyForStaff(id: string, getModuleInfo: Rollup.GetModuleInfo): boolean {
  const importers = listImporters(id, getModuleInfo, (info) => [...info.importers, ...info.dynamicImporters]);
  return listRoutes(importers).every(isBackOffice);
}

function listRoutes(files: Iterable<string>): string[] {
  return [...files].filter((file) => file.startsWith(ROUTES) && !file.includes('?'));
}

/**
 * Returns the ids of a module and of all modules that import it, directly or indirectly. By default
 * only static imports count.
 */
function listImporters(
  id: string,
  getModuleInfo: Rollup.GetModuleInfo,
  listDirect = (info: Rollup.ModuleInfo): readonly string[] => info.importers,
): Set<string> {
  const seen = new Set([id]);
  for (const module of seen) {
    const info = getModuleInfo(module);
    for (const importer of info ? listDirect(info) : []) seen.add(importer);
  }
  return seen;
}

/** Names the files with the messages of a language, so that the server finds them. */
function getChunkFileName({ facadeModuleId }: Rollup.PreRenderedChunk): string {
  const [, language] = /\/app\/i18n\/(\w+)\/browser-catalogue\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${language ? `screen-messages-${language}` : '[name]'}-[hash].js`;
}

/** Adds to the build, for each text asset, the smallest compressed version. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle: async ({ dir = '' }, files) => {
      for (const name of Object.keys(files).filter((file) => /\.(js|css|svg)$/.test(file))) {
        const file = path.join(dir, name);
        await fs.writeFile(`${file}.br`, await promisify(brotliCompress)(await fs.readFile(file)));
      }
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), compressAssets()],
  // Resolves the CommonJS build of packages, as Node does, because that build is patched (see
  // patches/).
  ssr: command === 'build' ? { noExternal: REACT_PACKAGES, resolve: { mainFields: ['main'] } } : {},
  // Selects React's production code, so that its development code is not bundled.
  define:
    command === 'build' && isSsrBuild
      ? { 'process.env.NODE_ENV': '"production"', __SANGHA_VERSION__: JSON.stringify(buildVersion()) }
      : {},
  resolve: {
    alias: {
      '~': path.resolve(import.meta.dirname, 'app'),
      ...(isSsrBuild && { 'react-router-dom/server': 'react-router-dom/server.js' }),
    },
  },
  // While developing, Vite bundles these packages for browsers before it starts, and no others.
  // Otherwise it would try to bundle packages of the server too, because Remix looks for styles in
  // all modules.
  optimizeDeps: { noDiscovery: true, include: ['react-dom', '@conform-to/react', '@conform-to/zod/v4', 'recharts'] },
  // The server serves public/ directly. If the files were among the built assets, browsers would
  // cache them for a year.
  publicDir: command === 'serve' ? 'public' : false,
  build: {
    target: 'es2022',
    // After compression, Terser's output is 2 % smaller than esbuild's.
    ...(isSsrBuild ? {} : { minify: 'terser' as const, terserOptions: { compress: { passes: 2 } } }),
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          rollupOptions: {
            output: {
              manualChunks: getChunkName,
              onlyExplicitManualChunks: true,
              chunkFileNames: getChunkFileName,
            },
          },
        }),
  },
}));
