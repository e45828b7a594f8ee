import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import { buttonClass } from '~/components/ui/button-class';
import { CopyButton } from '~/components/ui/copy-button';
import { Icon } from '~/components/ui/icon';
import { VisuallyHidden } from '~/components/ui/visually-hidden';

const INVITATION = 'I practise yoga live every morning with Sangha. It is free, for life. Come along:';

const whatsapp = (text: string) => `https://wa.me/?${new URLSearchParams({ text })}`;

/** The member's link in a field, to copy or to send on WhatsApp. */
export function ShareLinks({ link }: { link: string }) {
  return (
    <div className="grid gap-3">
      <label htmlFor="referral-link" className="text-small font-semibold">
        Your referral link
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
      <div className="grid grid-cols-2 gap-2.5 max-[350px]:grid-cols-1">
        <a
          href={whatsapp(`Every morning at six I am on the mat, live. Free for everyone: ${link}`)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', block: true })}
        >
          <Icon glyph={MessageCircle} />
          WA Status
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
        <a
          href={whatsapp(`${INVITATION} ${link}`)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ block: true })}
        >
          <Icon glyph={Share2} />
          Share On WhatsApp
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      </div>
    </div>
  );
}
