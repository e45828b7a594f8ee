declare const __SANGHA_VERSION__: string | undefined;

/**
 * Version and commit of the build, such as `1.0.0+3ffb6bee`, or `development` when run from source.
 */
export const APP_VERSION = typeof __SANGHA_VERSION__ === 'undefined' ? 'development' : __SANGHA_VERSION__;
