import type { SubmissionResult } from '@conform-to/react';

/**
 * Hidden field with the version of the row when editing started. A rejected form keeps this
 * version, so that it cannot overwrite a later edit by another person.
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
