declare const __SANGHA_VERSION__: string | undefined;

/**
 * The version of package.json and the commit that was built, such as `1.0.0+3ffb6bee`;
 * `development` when run from the sources.
 */
export const VERSION = typeof __SANGHA_VERSION__ === 'undefined' ? 'development' : __SANGHA_VERSION__;
