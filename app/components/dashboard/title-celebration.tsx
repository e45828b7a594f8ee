import { RankBadge } from '~/components/art/rank-badge';
import { Card } from '~/components/ui/card';
import { ShareImageLink } from '~/components/ui/share-image-link';
import { useLanguage } from '~/components/ui/use-language';
import { RANKS } from '~/domain/members/policy';
import { interpolate } from '~/i18n/interpolate';
import { HOME_LANGUAGE } from '~/i18n/languages';
import { translateRankTitle } from '~/i18n/titles';
import { useMessages } from '~/components/ui/use-messages';

/** Card that congratulates a member on a new title. */
export function TitleCelebration({ title, shareLink }: { title: string; shareLink: string }) {
  const messages = useMessages('member.home').newTitle;
  const language = useLanguage();
  const rank = RANKS.findIndex((known) => known.title === title);
  const reached = RANKS[rank];
  if (!reached) return null;
  const name = translateRankTitle(language, reached);
  return (
    <Card aria-labelledby="new-title" className="flex items-center gap-4">
      <RankBadge rank={rank} size={72} className="flex-none" />
      <div>
        <h2 id="new-title" className="text-step-1">
          {messages.reached} {name}
          {language === 'en' ? (
            <>
              {' '}
              <span lang={HOME_LANGUAGE} className="text-geru">
                {translateRankTitle(HOME_LANGUAGE, reached)}
              </span>
            </>
          ) : null}
        </h2>
        <p className="text-small text-ink-soft">
          {interpolate(messages.classes, { count: reached.fromClasses })}{' '}
          <ShareImageLink
            href="/share/streak"
            text={interpolate(messages.shareText, { title: name })}
            url={shareLink}
            className="font-semibold underline"
          >
            {messages.picture}
          </ShareImageLink>
        </p>
      </div>
    </Card>
  );
}
