import { useEffect } from 'react';
import type { HomeWords } from '~/i18n/member';

/** On the way into a class: goes on at once, with a link in case it does not. */
export function OpenClassNotice({ classId, words }: { classId: number; words: HomeWords['opening'] }) {
  const address = `/join/${classId}`;
  useEffect(() => window.location.assign(address), [address]);
  return (
    <p className="mb-3.5">
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${address}`} />
      </noscript>
      {words.text}{' '}
      <a href={address} className="inline-flex min-h-touch items-center font-semibold underline">
        {words.go}
      </a>
    </p>
  );
}
