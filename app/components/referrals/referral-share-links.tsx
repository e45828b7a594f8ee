import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import { getButtonClass } from '~/components/ui/button-class';
import { CopyButton } from '~/components/ui/copy-button';
import { Icon } from '~/components/ui/icon';
import { ShareImageLink } from '~/components/ui/share-image-link';
import { useMessages } from '~/components/ui/use-messages';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { interpolate } from '~/i18n/interpolate';

const whatsapp = (text: string) => `https://wa.me/?${new URLSearchParams({ text })}`;

/** The member's referral code, and buttons to share the link. */
export function ReferralShareLinks({ code, link, shareCard }: { code: string; link: string; shareCard: string }) {
  const messages = useMessages('member.referral');
  const { newTab } = useMessages('interface.controls');
  return (
    <div className="grid gap-3">
      <div className="px-1">
        <h2 className="font-text text-small font-semibold tracking-normal">{messages.code}</h2>
        <p translate="no" className="font-display text-step-3 leading-tight tracking-wide">
          <span aria-hidden="true">{code.replace(/(.{4})(?=.)/g, '$1 ')}</span>
          <VisuallyHidden>{[...code].join(', ')}</VisuallyHidden>
        </p>
      </div>
      <a
        href={whatsapp(interpolate(messages.shareText, { link }))}
        target="_blank"
        rel="noreferrer"
        className={getButtonClass({ block: true, size: 'big' })}
      >
        <Icon glyph={Share2} />
        {messages.share}
        <VisuallyHidden> {newTab}</VisuallyHidden>
      </a>
      <div>
        <label htmlFor="referral-link" className="px-1 text-small font-semibold">
          {messages.link}
        </label>
        <div className="mt-1 flex flex-wrap gap-2.5">
          <input
            id="referral-link"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className="min-h-12 min-w-0 flex-1 basis-full rounded-field border-[1.5px] border-edge bg-leaf px-[0.8rem]"
          />
          <CopyButton text={link} className="flex-1" />
          <a
            href={whatsapp(interpolate(messages.statusText, { link }))}
            target="_blank"
            rel="noreferrer"
            className={getButtonClass({ variant: 'quiet', className: 'flex-1' })}
          >
            {messages.status}
            <VisuallyHidden> {newTab}</VisuallyHidden>
          </a>
        </div>
        <ShareImageLink
          href={shareCard}
          text={interpolate(messages.shareText, { link })}
          className="mt-1 inline-flex min-h-touch items-center px-1 font-semibold underline"
        >
          {messages.picture}
        </ShareImageLink>
      </div>
    </div>
  );
}
