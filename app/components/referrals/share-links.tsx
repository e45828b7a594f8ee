import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import { buttonClass } from '~/components/ui/button-class';
import { CopyButton } from '~/components/ui/copy-button';
import { Icon } from '~/components/ui/icon';
import { useControlWords } from '~/components/ui/use-language';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { fill } from '~/i18n/fill';
import type { ReferralWords } from '~/i18n/member/words';

const whatsapp = (text: string) => `https://wa.me/?${new URLSearchParams({ text })}`;

/** The member's link in a field, to copy or to send on WhatsApp. */
export function ShareLinks({ link, words }: { link: string; words: ReferralWords }) {
  const { newTab } = useControlWords();
  return (
    <div className="grid gap-3">
      <label htmlFor="referral-link" className="text-small font-semibold">
        {words.link}
      </label>
      <div className="flex flex-wrap gap-2.5">
        <input
          id="referral-link"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-12 min-w-0 flex-1 basis-40 rounded-field border-[1.5px] border-edge bg-leaf px-[0.8rem]"
        />
        <CopyButton text={link} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2.5 sm:grid-cols-[auto_1fr]">
        <a
          href={whatsapp(fill(words.statusText, { link }))}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', block: true })}
        >
          <Icon glyph={MessageCircle} />
          {words.status}
          <VisuallyHidden> {newTab}</VisuallyHidden>
        </a>
        <a
          href={whatsapp(fill(words.shareText, { link }))}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ block: true })}
        >
          <Icon glyph={Share2} />
          {words.share}
          <VisuallyHidden> {newTab}</VisuallyHidden>
        </a>
      </div>
    </div>
  );
}
