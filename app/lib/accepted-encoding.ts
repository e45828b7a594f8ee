export type ContentEncoding = 'br' | 'gzip' | 'identity';

export function chooseContentEncoding(accepted: string): ContentEncoding {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
