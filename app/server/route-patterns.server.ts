import type { VitePluginConfig } from '@remix-run/dev';

const STATIC = '/assets/*';
const UNKNOWN = '/*';
const ROOT_DATA = '/_root.data';

/**
 * Finds the pattern of the route that answers a path (`/join/:classId` for `/join/7`), for figures and not for routing: what scripts fetch of
 * a page counts as the page, and what no route names is one pattern, so that no visitor can invent another.
 */
export function routePatterns(table: Pick<VitePluginConfig, 'routes'>): (path: string) => string {
  const exact = new Map<string, string>([['/', '/']]);
  const shaped: { pattern: string; shape: RegExp }[] = [];
  for (const pattern of patternsOf(table)) {
    const variants = pattern.includes('?') ? [pattern.replace(/\/[^/]+\?/, ''), pattern.replace('?', '')] : [pattern];
    for (const variant of variants) {
      if (/[:*]/.test(variant)) shaped.push({ pattern: variant, shape: shapeOf(variant) });
      else exact.set(variant || '/', variant || '/');
    }
  }
  shaped.sort((one, other) => freedom(one.pattern) - freedom(other.pattern));
  return (asked) => {
    const path = asked === ROOT_DATA ? '/' : asked.replace(/\.data$/, '').replace(/(.)\/$/, '$1');
    return exact.get(path) ?? shaped.find(({ shape }) => shape.test(path))?.pattern ?? UNKNOWN;
  };
}

type DefineRoute = (path: string, file: string, options?: object | (() => void), children?: () => void) => void;

function patternsOf({ routes }: Pick<VitePluginConfig, 'routes'>): string[] {
  const patterns = [STATIC];
  let parent = '';
  const define: DefineRoute = (path, _file, options, children) => {
    const pattern = path ? `${parent}/${path}` : parent;
    patterns.push(pattern);
    const nested = typeof options === 'function' ? (options as () => void) : children;
    if (!nested) return;
    const outer = parent;
    parent = pattern;
    nested();
    parent = outer;
  };
  void routes?.((describe) => {
    describe(define as Parameters<typeof describe>[0]);
    return {};
  });
  return patterns;
}

function shapeOf(pattern: string): RegExp {
  const segments = pattern.split('/').map((segment) => {
    if (segment === '*') return '.*';
    return segment.startsWith(':') ? '[^/]+' : segment.replace(/[.+^$()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/')}$`);
}

/** How much a pattern leaves open; the least open one that fits is the route. */
function freedom(pattern: string): number {
  const segments = pattern.split('/');
  return segments.reduce((open, segment) => open + (segment === '*' ? 1000 : segment.startsWith(':') ? 10 : -1), 0);
}
