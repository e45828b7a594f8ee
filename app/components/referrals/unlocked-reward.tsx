import type { ReactNode } from 'react';
import { getButtonClass } from '~/components/ui/button-class';
import { ButtonLink } from '~/components/ui/button';
import { useLanguage } from '~/components/ui/use-language';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { MemberReward } from '~/domain/rewards/rewards.server';
import type { LocalizedRow } from '~/domain/translations';
import { interpolate } from '~/i18n/interpolate';
import { LOCALES } from '~/i18n/languages';
import { formatDate } from '~/lib/date-text';
import { useMessages } from '~/components/ui/use-messages';

export type RewardView = LocalizedRow<MemberReward, 'note'>;

const SHIRT = '/rewards/t-shirt';

/**
 * Shows how to use an unlocked reward: a link with a note, a parcel, or a text that the reward is
 * being prepared.
 */
export function UnlockedReward({
  reward,
  gift,
}: {
  reward: Pick<RewardView, 'isPosted' | 'link' | 'note' | 'langs' | 'claim'>;
  gift: string;
}) {
  const messages = useMessages('member.referral').rewards;
  const { newTab } = useMessages('interface.controls');
  const { isPosted, link, note, langs, claim } = reward;
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      {note ? (
        <p lang={langs.note} className="max-w-read wrap-break-word whitespace-pre-line">
          {note}
        </p>
      ) : null}
      {link ? (
        <a href={link} target="_blank" rel="noreferrer" className={getButtonClass({ variant: 'quiet' })}>
          {messages.open}
          <VisuallyHidden>
            : {gift} {newTab}
          </VisuallyHidden>
        </a>
      ) : null}
      {isPosted ? <Parcel claim={claim} /> : null}
      {isPosted || link || note ? null : <p className="text-small text-ink-soft">{messages.prepared}</p>}
    </div>
  );
}

function Parcel({ claim }: { claim: MemberReward['claim'] }): ReactNode {
  const messages = useMessages('member.referral').rewards;
  const locale = LOCALES[useLanguage()];
  if (!claim) return <ButtonLink to={SHIRT}>{messages.askShirt}</ButtonLink>;
  const { size, address_line1, address_line2, pincode, sent_on } = claim;
  return (
    <>
      <p className="text-small">
        {sent_on ? interpolate(messages.sent, { date: formatDate(sent_on, locale) }) : messages.asked}
      </p>
      <p translate="no" className="text-small text-ink-soft wrap-anywhere">
        {[size, address_line1, address_line2, pincode].join(', ')}
      </p>
      {sent_on ? null : (
        <ButtonLink to={SHIRT} variant="quiet">
          {messages.correct}
        </ButtonLink>
      )}
    </>
  );
}
