import { useEffect } from 'react';
import { joinClassNames } from '~/components/ui/class-names';
import { useMessages } from '~/components/ui/use-messages';
import { useIsOnline } from './use-online';

/** Explains that the page is a cached copy and that a tap on "Join Now" will be sent later. */
export function OfflineNotice() {
  const messages = useMessages('member.home').offline;
  const isOnline = useIsOnline();
  useEffect(() => {
    const current = () => document.documentElement.removeAttribute('data-kept');
    addEventListener('online', current);
    return () => removeEventListener('online', current);
  }, []);
  return (
    <p
      role="status"
      className={joinClassNames(
        'mb-3.5 rounded-sheet bg-haldi-wash px-[18px] py-3 text-haldi',
        isOnline && 'hidden [[data-kept]_&]:block',
      )}
    >
      <b>{messages.title}</b> {messages.text}
    </p>
  );
}
