import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InlineForm } from '~/components/admin/content/inline-form';
import {
  TranslationFields,
  translationNames,
  type TranslationName,
} from '~/components/admin/content/translation-fields';
import { VersionField } from '~/components/admin/version-field';
import { sendOrSay } from '~/components/ui/form-reply';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import {
  CHALLENGE_NOT_FOUND,
  createChallenge,
  getChallenge,
  type StaffChallenge,
  updateChallenge,
} from '~/domain/challenges/challenges.server';
import { CHALLENGE_LENGTHS } from '~/domain/challenges/policy';
import { updateChallengeSchema } from '~/domain/challenges/schemas';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';
import { english } from '~/i18n/messages/say';
import { addDays, mondayOf } from '~/lib/calendar';

const schema = () => import('~/domain/challenges/schemas').then((schemas) => schemas.updateChallengeSchema);

export const meta: MetaFunction = () => [{ title: 'Edit challenge, Sangha admin' }];

const LIST = '/admin/challenges';
const NEW = 'new';
const LABELS = { title: 'Title', starts_on: 'Starts on' };
const TEXTS = [{ field: 'title', label: 'Title', maxLength: 80 }] as const;

type Name = 'title' | 'starts_on' | 'days' | TranslationName<'title'>;

export function loader(args: LoaderFunctionArgs) {
  const { challengeId } = args.params;
  return adminPage(args, 'manage_classes', async (ctx) => ({
    challenge: challengeId === NEW ? null : await getChallenge(ctx, pathId(challengeId, CHALLENGE_NOT_FOUND)),
    nextMonday: addDays(mondayOf(ctx.clock.today()), 7),
  }));
}

export function action(args: ActionFunctionArgs) {
  const { challengeId } = args.params;
  return formAction(args, {
    access: 'admin',
    permissions: createChallenge.permissions,
    schema: updateChallengeSchema,
    failureMessage: english('Failed to save challenge. Please try again.'),
    handle: async ({ ctx, value }) => {
      if (challengeId === NEW) await createChallenge(ctx, value);
      else await updateChallenge(ctx, pathId(challengeId, CHALLENGE_NOT_FOUND), value);
      return { message: english(`Challenge ${challengeId === NEW ? 'added' : 'updated'} successfully`), to: LIST };
    },
  });
}

export const clientAction = sendOrSay('Failed to save challenge. Please try again.');

export default function ChallengePage() {
  const { challenge, nextMonday } = useLoaderData<typeof loader>();
  return <ChallengeForm key={challenge?.id} challenge={challenge} nextMonday={nextMonday} />;
}

function ChallengeForm({ challenge, nextMonday }: { challenge: StaffChallenge | null; nextMonday: string }) {
  const { form, fields, reply } = useServerForm<Name>({
    schema,
    id: 'challenge',
    defaultValue: {
      ...{ title: challenge?.title ?? '', starts_on: challenge?.starts_on ?? nextMonday },
      ...{ days: String(challenge?.days ?? CHALLENGE_LENGTHS[0]), translations: challenge?.translations ?? {} },
    },
  });
  return (
    <InlineForm
      title={challenge ? 'Edit challenge' : 'Add challenge'}
      form={form}
      fields={[fields.title, fields.starts_on, fields.days, ...translationNames(TEXTS).map((name) => fields[name])]}
      labels={LABELS}
      reply={reply}
      closeTo={LIST}
      submit={challenge ? 'Save changes' : 'Add challenge'}
    >
      {challenge ? <VersionField version={challenge.version} reply={reply} /> : null}
      <div className="sm:col-span-2">
        <TextField label={LABELS.title} field={fields.title} maxLength={80} required />
      </div>
      <TranslationFields texts={TEXTS} fields={fields} />
      <TextField label={LABELS.starts_on} field={fields.starts_on} type="date" hint="A Monday" required />
      <SelectField
        label="Class days"
        field={fields.days}
        choices={CHALLENGE_LENGTHS.map((days) => ({ value: String(days), label: String(days) }))}
      />
    </InlineForm>
  );
}

export { AdminError as ErrorBoundary } from '~/components/admin/admin-error';
