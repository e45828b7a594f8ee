export type ContentEncoding = 'br' | 'gzip' | 'identity';

export function chooseContentEncoding(accepted: string): ContentEncoding {
  const accepts = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted);
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
