import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), remix(remixConfig)],
  resolve: { alias: { '~': path.resolve(import.meta.dirname, 'app') } },
  // The server serves public/ as it is; a copy among the built files would be kept by browsers for a year.
  publicDir: command === 'serve' ? 'public' : false,
  build: { target: 'es2022', assetsInlineLimit: 0 },
}));
