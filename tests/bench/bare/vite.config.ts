import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    remix({ buildDirectory: '../../../build/bare', future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true } }),
  ],
});
