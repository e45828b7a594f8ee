/**
 * Remix options and the route table: the only place where a URL meets a module.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
    v3_routeConfig: false,
  },
  routes(defineRoutes) {
    return defineRoutes((route) => {
      route('healthz', 'routes/health/healthz.ts');
      route('readyz', 'routes/health/readyz.ts');
      route('metrics', 'routes/health/metrics.ts');
    });
  },
};
