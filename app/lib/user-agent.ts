const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const findName = (known: readonly [RegExp, string][], text: string) =>
  known.find(([sign]) => sign.test(text))?.[1] ?? null;

export function parseUserAgent(userAgent: string | null): { browser: string | null; system: string | null } {
  return { browser: findName(BROWSERS, userAgent ?? ''), system: findName(SYSTEMS, userAgent ?? '') };
}
