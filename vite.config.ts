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

/** Components of the dashboard, the timetable and the rating that display classes. */
const CLASSES = /\/app\/components\/dashboard\/(class-|day-chips)/;

const INTERFACE = /\/app\/(components\/(ui|art)|domain|lib|i18n)\/|\/node_modules\/lucide\/|vite\/preload-helper/;
/**
 * React and packages that use it are bundled into the server. Otherwise each process would also
 * load React's development code, 9 MB of heap. All of them must be listed, because a second copy of
 * React fails.
 */
const DRAWING = [
  /^(react|react-dom|react-is|scheduler|react-router|react-router-dom|turbo-stream|use-sync-external-store)(\/|$)/,
  /^(@remix-run\/(react|router)|@conform-to\/(dom|react|zod)|lucide)(\/|$)/,
  /^(recharts|react-redux|@reduxjs\/toolkit|reselect|immer|victory-vendor|es-toolkit|eventemitter3|decimal\.js-light)(\/|$)/,
];

const ROOT = path.resolve('app/root.tsx');
const ROUTES = path.resolve('app/routes') + path.sep;
const DASHBOARD = path.join(ROUTES, 'member/dashboard.tsx');
const BACK_OFFICE = path.join(ROUTES, 'admin') + path.sep;
/** Shows all UI components, during development only. */
const GALLERY = path.join(ROUTES, 'public/gallery.tsx');
/** Loaded by each page whose form is validated while typing. */
const FORM = fileURLToPath(import.meta.resolve('@conform-to/react'));

/** A module shared by this many routes goes into a shared chunk. */
const MANY = 4;
/** A module shared by this many routes goes into the chunk of most pages, except the dashboard. */
const MOST = 30;

/**
 * Chooses the chunk of a module, by the kind of page that loads it. Without this, Rollup would
 * create a chunk for each icon and button that two pages share, and a form of the back office would
 * request 45 files.
 */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (FRAMEWORK.test(id) || id.includes('commonjsHelpers')) return 'framework';
  if (CLASSES.test(id)) return 'classes';
  const loading = loadedWith(id, getModuleInfo);
  const isOnEveryPage = loading.has(ROOT) || (INTERFACE.test(id) && loading.has(DASHBOARD));
  if (isOnEveryPage && id !== ROOT) return 'interface';
  const routes = [...loading].filter((one) => one.startsWith(ROUTES) && !one.includes('?') && one !== GALLERY);
  if (routes.length < MANY) return undefined;
  const withForm = loadedWith(FORM, getModuleInfo);
  const ofForms = routes.every((route) => withForm.has(route));
  const ofStaff = routes.filter((route) => route.startsWith(BACK_OFFICE)).length;
  if (ofStaff === routes.length) return ofForms ? 'back-office-forms' : 'back-office';
  if (ofForms && ofStaff > 0) return 'forms';
  return routes.length >= MOST ? 'pages' : undefined;
}

/** Returns a module and its static imports. */
function loadedWith(id: string, getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const seen = new Set([id]);
  for (const one of seen) for (const importer of getModuleInfo(one)?.importers ?? []) seen.add(importer);
  return seen;
}

const FORM_ROUTE = /^export const \{ loader, action \} = /m;

/** Adds the smallest compressed form of each text asset to the build. */
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

/**
 * Lets a route take loader and action from one call, `export const { loader, action } = ...`, and
 * adds the exports for the browser that it does not have itself. Remix removes server code from a
 * browser's module only if the names are exported by a statement of their own.
 */
function splitFormRoutes(): Plugin {
  return {
    name: 'split-form-routes',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.startsWith(ROUTES) || !FORM_ROUTE.test(code)) return undefined;
      const added = ['clientAction', 'shouldRevalidate'].filter(
        (name) => !new RegExp(`^export .*\\b${name}\\b`, 'm').test(code),
      );
      const server = code.replace(FORM_ROUTE, '       const { loader, action } = ');
      const exports = `\nexport { loader, action };\nexport { ${added.join(', ')} } from '~/components/ui/form-client';\n`;
      return { code: server + exports, map: null };
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), splitFormRoutes(), remix(remixConfig), compressAssets()],
  // Resolves packages as Node would, so that patches/ apply.
  ssr: command === 'build' ? { noExternal: DRAWING, resolve: { mainFields: ['main'] } } : {},
  // Only the production code of React is bundled.
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
  // The server serves public/ directly. Among built assets, browsers would cache the files for a
  // year.
  publicDir: command === 'serve' ? 'public' : false,
  build: {
    target: 'es2022',
    // Terser's output is 2 % smaller when compressed than esbuild's.
    ...(isSsrBuild ? {} : { minify: 'terser' as const, terserOptions: { compress: { passes: 2 } } }),
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } } }),
  },
}));
