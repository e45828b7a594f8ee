import type { SubmissionResult } from '@conform-to/react';

/** The version of the row that an edit started from: a refused edit keeps its own, so that sending it again does not go over another's. */
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
