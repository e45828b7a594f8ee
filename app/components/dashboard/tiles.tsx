import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import LeafGlyph from 'lucide/dist/esm/icons/leaf.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { AsanaDrawing } from '~/components/art/asana';
import { Card } from '~/components/ui/card';
import { DialogLink } from '~/components/ui/dialog';
import { Icon } from '~/components/ui/icon';
import { useMessages } from '~/components/ui/use-messages';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { interpolate } from '~/i18n/interpolate';
import { DietPlan, type DietPlanView } from './diet-plan-card';

const tile = 'content-start gap-0.5 p-3.5 pb-3 leading-[1.35]';
const tileIcon = 'absolute top-3.5 right-3.5';
const tileTitle = 'font-text text-body leading-[1.3] font-semibold tracking-normal';
const tileLink = 'text-inherit no-underline after:absolute after:inset-0';
const groupLink = 'inline-flex min-h-touch items-center text-left font-semibold text-neel';

/**
 * Number of members that staff have entered. `lang` is set if its language differs from the page's.
 */
export interface CommunityClaim {
  text: string;
  lang?: string | undefined;
}

/** Four small cards: inviting a friend, the diet plan, rating a class, and the community groups. */
export function Tiles({
  karmaPerReferral,
  plan,
  rate,
  messagingGroupUrl,
  claim,
  chatGroupUrl,
}: {
  karmaPerReferral: number;
  /** Null if the diet plan is shown elsewhere on the page. */
  plan: DietPlanView | null;
  rate: { to: string; dialogId: string; onOpen: () => void; detail: ReactNode; stars: number | null };
  /** Empty if there is no group. */
  messagingGroupUrl: string;
  claim: CommunityClaim | null;
  chatGroupUrl: string;
}) {
  const { invite, community, diet } = useMessages('member.home');
  return (
    <section className="grid [&>:last-child:nth-child(odd)]:col-span-full grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))] gap-3">
      <Card padded={false} aria-labelledby="invite" className={`relative grid hover:bg-leaf-high ${tile}`}>
        <AsanaDrawing pose="sangha" width={36} className="absolute top-3 right-3" />
        <h2 id="invite" className={`${tileTitle} pr-9`}>
          <Link to="/dashboard?tab=referral" className={tileLink}>
            {invite.title}
          </Link>
        </h2>
        <p className="text-[1rem] text-ink-soft">{interpolate(invite.text, { karma: karmaPerReferral })}</p>
      </Card>
      {plan ? (
        <Card padded={false} aria-labelledby="diet-plan" className={`relative grid ${tile}`}>
          <Icon glyph={LeafGlyph} className={tileIcon} />
          <h2 id="diet-plan" className={`${tileTitle} pr-6`}>
            {diet.title}
          </h2>
          <DietPlan plan={plan} />
        </Card>
      ) : null}
      <Card padded={false} aria-labelledby="rate-it" className={`relative grid hover:bg-leaf-high ${tile}`}>
        <Icon glyph={Star} className={tileIcon} />
        <h2 id="rate-it" className={`${tileTitle} pr-6`}>
          <DialogLink to={rate.to} dialogId={rate.dialogId} onOpen={rate.onOpen} className={tileLink}>
            {community.rate}
          </DialogLink>
        </h2>
        {rate.stars === null ? null : <p>{formatStars(rate.stars, community)}</p>}
        <p className="text-[1rem] text-ink-soft">{rate.detail}</p>
      </Card>
      <Community messagingGroupUrl={messagingGroupUrl} chatGroupUrl={chatGroupUrl} claim={claim} />
    </section>
  );
}

function formatStars(stars: number, messages: { oneStar: string; stars: string }): string {
  return stars === 1 ? messages.oneStar : interpolate(messages.stars, { count: stars });
}

/**
 * Links to the groups. The WhatsApp group is opened by a form, because opening it assigns a place
 * to the member.
 */
function Community({
  messagingGroupUrl,
  chatGroupUrl,
  claim,
}: {
  messagingGroupUrl: string;
  chatGroupUrl: string;
  claim: CommunityClaim | null;
}) {
  const messages = useMessages('member.home').community;
  const { newTab } = useMessages('interface.controls');
  if (!messagingGroupUrl && !chatGroupUrl) return null;
  return (
    <Card padded={false} aria-labelledby="community" className={`relative grid ${tile}`}>
      <h2 id="community" className={tileTitle}>
        {messages.title}
      </h2>
      {claim ? (
        <p lang={claim.lang} className="text-[1rem] text-ink-soft">
          {claim.text}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-x-6">
        {messagingGroupUrl ? (
          <form method="post" action={messagingGroupUrl} target="_blank" rel="noopener">
            <button className={groupLink}>
              {messages.whatsapp}
              <VisuallyHidden>{newTab}</VisuallyHidden>
            </button>
          </form>
        ) : null}
        {chatGroupUrl ? (
          <a
            href={chatGroupUrl}
            target="_blank"
            rel="noreferrer"
            className={`${groupLink} justify-self-start no-underline`}
          >
            {messages.telegram}
            <VisuallyHidden>{newTab}</VisuallyHidden>
          </a>
        ) : null}
      </div>
    </Card>
  );
}
