/** The application build that the Remix Vite plugin provides. */
declare module 'virtual:remix/server-build';
