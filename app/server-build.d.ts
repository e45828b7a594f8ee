/** Build of the application, which the Remix Vite plugin provides as a virtual module. */
declare module 'virtual:remix/server-build';
