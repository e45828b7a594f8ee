import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { InlineForm } from '~/components/admin/content/inline-form';
import { BilingualFields } from '~/components/admin/content/bilingual-fields';
import { listTranslationFieldNames, type TranslationFieldName } from '~/components/admin/content/translation-fields';
import { VersionField } from '~/components/admin/version-field';
import { Card } from '~/components/ui/card';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { saveRewardInstructions } from '~/domain/rewards/save-reward-instructions.server';
import {
  getReward,
  listMembersWithReward,
  REWARD_NOT_FOUND_MESSAGE,
  type MemberWithReward,
} from '~/domain/rewards/staff-rewards.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

const LIST = '/admin/rewards';
const LABELS = { link: 'Address of the guide, course or call', note: 'Note to members' };
const TEXTS = [{ field: 'note', label: LABELS.note, maxLength: 500, rows: 3 }] as const;

const schema = () => import('~/domain/rewards/schemas').then(({ setRewardSchema }) => setRewardSchema);

export const meta: MetaFunction = () => [{ title: 'Set a reward, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: saveRewardInstructions.permissions,
  load: async ({ ctx, params }) => {
    const level = parsePathId(params.level, REWARD_NOT_FOUND_MESSAGE);
    const [reward, unlocked] = await Promise.all([getReward(ctx, level), listMembersWithReward(ctx, level)]);
    return { reward, unlocked };
  },
  schema,
  failureMessage: untranslated('Failed to save the reward. Please try again.'),
  handle: async ({ ctx, value, params }) => {
    const { level } = await getReward(ctx, parsePathId(params.level, REWARD_NOT_FOUND_MESSAGE));
    await saveRewardInstructions(ctx, level, value);
    return { message: untranslated('Reward saved. Members who have unlocked it see it now.'), to: LIST };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function RewardPage() {
  const { reward, unlocked } = useLoaderData<typeof loader>();
  return (
    <>
      <RewardForm key={reward.level} reward={reward} />
      {unlocked.length > 0 ? <Unlocked members={unlocked} /> : null}
    </>
  );
}

function RewardForm({ reward }: { reward: Awaited<ReturnType<typeof getReward>> }) {
  const { form, fields, reply } = useServerForm<'link' | 'note' | TranslationFieldName<'note'>>({
    schema,
    id: 'reward',
    unreachable: 'Failed to save the reward. Please try again.',
    defaultValue: { link: reward.link ?? '', note: reward.note ?? '', translations: reward.translations },
  });
  return (
    <InlineForm
      title={`Set level ${reward.level}`}
      form={form}
      fields={[fields.link, fields.note, ...listTranslationFieldNames(TEXTS).map((name) => fields[name])]}
      labels={LABELS}
      reply={reply}
      closeTo={LIST}
      submit="Save changes"
    >
      <VersionField version={reward.version} reply={reply} />
      <div className="sm:col-span-2">
        <TextField
          label={LABELS.link}
          hint="Begins with https://. Shown to those who have unlocked the level."
          field={fields.link}
          inputMode="url"
          maxLength={500}
        />
      </div>
      <BilingualFields
        texts={TEXTS.map((text) => ({
          ...text,
          hint: reward.isPosted
            ? 'For example, how long the post takes.'
            : 'With neither an address nor a note, members read that it is being prepared.',
        }))}
        fields={fields}
      />
    </InlineForm>
  );
}

function Unlocked({ members }: { members: readonly MemberWithReward[] }) {
  return (
    <Card aria-labelledby="unlocked" className="mb-6">
      <h2 id="unlocked" className="text-step-1">
        Who has unlocked it
      </h2>
      <p className="text-small text-ink-soft">Those with the most friends first, at most 50.</p>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {members.map(({ id, name, friends }) => (
          <li key={id}>
            <Link to={`/admin/users/${id}`} className="inline-flex min-h-touch items-center underline">
              <bdi>{name}</bdi>
            </Link>{' '}
            <span className="text-small text-ink-soft">{friends} friends</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
