import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InlineForm } from '~/components/admin/content/inline-form';
import { BilingualFields } from '~/components/admin/content/bilingual-fields';
import { listTranslationFieldNames, type TranslationFieldName } from '~/components/admin/content/translation-fields';
import { VersionField } from '~/components/admin/version-field';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import {
  CHALLENGE_NOT_FOUND_MESSAGE,
  createChallenge,
  getChallenge,
  type StaffChallenge,
  updateChallenge,
} from '~/domain/challenges/challenges.server';
import { CHALLENGE_LENGTHS } from '~/domain/challenges/policy';
import { createRowPage } from '~/http/pages/row-page.server';
import { untranslated } from '~/i18n/messages/message';
import { addDays, getMonday } from '~/lib/calendar';

const schema = () => import('~/domain/challenges/schemas').then((schemas) => schemas.updateChallengeSchema);

export const meta: MetaFunction = () => [{ title: 'Edit challenge, admin' }];

const LIST = '/admin/challenges';
const LABELS = { title: 'Title', starts_on: 'Starts on' };
const TEXTS = [{ field: 'title', label: 'Title', maxLength: 80, required: true, canBeSame: true }] as const;

type Name = 'title' | 'starts_on' | 'days' | TranslationFieldName<'title'>;

const route = createRowPage({
  permissions: createChallenge.permissions,
  param: 'challengeId',
  notFound: CHALLENGE_NOT_FOUND_MESSAGE,
  read: getChallenge,
  more: ({ clock }) => ({ nextMonday: addDays(getMonday(clock.today()), 7) }),
  schema,
  create: createChallenge,
  update: updateChallenge,
  list: LIST,
  getResultMessages: (isNew) => ({
    done: untranslated(`Challenge ${isNew ? 'added' : 'updated'} successfully`),
    failed: untranslated('Failed to save challenge. Please try again.'),
  }),
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function ChallengePage() {
  const { row: challenge, nextMonday } = useLoaderData<typeof loader>();
  return <ChallengeForm key={challenge?.id} challenge={challenge} nextMonday={nextMonday} />;
}

function ChallengeForm({ challenge, nextMonday }: { challenge: StaffChallenge | null; nextMonday: string }) {
  const { form, fields, reply } = useServerForm<Name>({
    schema,
    id: 'challenge',
    unreachable: 'Failed to save challenge. Please try again.',
    defaultValue: {
      title: challenge?.title ?? '',
      starts_on: challenge?.starts_on ?? nextMonday,
      days: String(challenge?.days ?? CHALLENGE_LENGTHS[0]),
      translations: challenge?.translations ?? {},
    },
  });
  return (
    <InlineForm
      title={challenge ? 'Edit challenge' : 'Add challenge'}
      form={form}
      fields={[
        fields.title,
        fields.starts_on,
        fields.days,
        ...listTranslationFieldNames(TEXTS).map((name) => fields[name]),
      ]}
      labels={LABELS}
      reply={reply}
      closeTo={LIST}
      submit={challenge ? 'Save changes' : 'Add challenge'}
    >
      {challenge ? <VersionField version={challenge.version} reply={reply} /> : null}
      <BilingualFields texts={TEXTS} fields={fields} />
      <TextField label={LABELS.starts_on} field={fields.starts_on} type="date" hint="A Monday" required />
      <SelectField
        label="Class days"
        field={fields.days}
        choices={CHALLENGE_LENGTHS.map((days) => ({ value: String(days), label: String(days) }))}
      />
    </InlineForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
