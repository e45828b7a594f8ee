import { useEffect } from 'react';
import { useMessages } from '~/components/ui/use-messages';

/** Redirects to the class, and shows a link in case the redirect fails. */
export function ClassRedirectNotice({ classId }: { classId: number }) {
  const messages = useMessages('member.home').opening;
  const address = `/join/${classId}`;
  useEffect(() => window.location.assign(address), [address]);
  return (
    <p className="mb-3.5">
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${address}`} />
      </noscript>
      {messages.text}{' '}
      <a href={address} className="inline-flex min-h-touch items-center font-semibold underline">
        {messages.go}
      </a>
    </p>
  );
}
