import type { SubmissionResult } from '@conform-to/react';

/**
 * The row's version when editing started. A refused form keeps it, so no other edit is overwritten.
 */
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
