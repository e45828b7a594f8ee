import type { ReactNode } from 'react';
import { buttonClass } from '~/components/ui/button-class';
import { ButtonLink } from '~/components/ui/button';
import { useControlWords, useLanguage } from '~/components/ui/use-language';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { MemberReward } from '~/domain/rewards/rewards.server';
import type { Localized } from '~/domain/translations';
import { fill } from '~/i18n/fill';
import { LOCALES } from '~/i18n/languages';
import type { ReferralWords } from '~/i18n/member';
import { formatDate } from '~/lib/date-text';

export type RewardView = Localized<MemberReward, 'note'>;

const SHIRT = '/rewards/t-shirt';

/** How an unlocked level is had: its address and note, its parcel, or that it is in preparation. */
export function RewardOpening({
  reward,
  gift,
  words,
}: {
  reward: Pick<RewardView, 'isPosted' | 'link' | 'note' | 'langs' | 'claim'>;
  gift: string;
  words: ReferralWords['rewards'];
}) {
  const { newTab } = useControlWords();
  const { isPosted, link, note, langs, claim } = reward;
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      {note ? (
        <p lang={langs.note} className="max-w-read wrap-break-word whitespace-pre-line">
          {note}
        </p>
      ) : null}
      {link ? (
        <a href={link} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'quiet' })}>
          {words.open}
          <VisuallyHidden>
            : {gift} {newTab}
          </VisuallyHidden>
        </a>
      ) : null}
      {isPosted ? <Parcel claim={claim} words={words} /> : null}
      {isPosted || link || note ? null : <p className="text-small text-ink-soft">{words.prepared}</p>}
    </div>
  );
}

function Parcel({ claim, words }: { claim: MemberReward['claim']; words: ReferralWords['rewards'] }): ReactNode {
  const locale = LOCALES[useLanguage()];
  if (!claim) return <ButtonLink to={SHIRT}>{words.askShirt}</ButtonLink>;
  const { size, address_line1, address_line2, pincode, sent_on } = claim;
  return (
    <>
      <p className="text-small">{sent_on ? fill(words.sent, { date: formatDate(sent_on, locale) }) : words.asked}</p>
      <p translate="no" className="text-small text-ink-soft wrap-anywhere">
        {[size, address_line1, address_line2, pincode].join(', ')}
      </p>
      {sent_on ? null : (
        <ButtonLink to={SHIRT} variant="quiet">
          {words.correct}
        </ButtonLink>
      )}
    </>
  );
}
