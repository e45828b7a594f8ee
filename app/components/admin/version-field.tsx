import type { SubmissionResult } from '@conform-to/react';

/** The row's version when the edit began; a refused form keeps it, to overwrite nobody's edit. */
export function VersionField({
  version,
  reply,
}: {
  version: number;
  reply: { result: SubmissionResult | null } | undefined;
}) {
  const sent = reply?.result?.initialValue?.version;
  return <input type="hidden" name="version" value={typeof sent === 'string' ? sent : version} />;
}
