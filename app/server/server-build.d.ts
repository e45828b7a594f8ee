/** The application as the framework's plugin for Vite hands it to its own bundle. */
declare module 'virtual:remix/server-build';
