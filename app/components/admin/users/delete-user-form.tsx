import { ReauthField } from '~/components/admin/reauth/reauth-field';
import { ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import type { UserRecordCounts } from '~/domain/admins/delete-user.server';
import { DELETE_USER_CONFIRMATION_WORD } from '~/domain/admins/policy';
import { formatCountWithNoun } from '~/lib/format-number';

const schema = () => import('~/domain/admins/schemas').then(({ deleteUserFormSchema }) => deleteUserFormSchema);

/** Lists what is deleted together with a member, and requires a confirmation word to be typed. */
export function DeleteUserForm({
  name,
  belongings,
  backTo,
}: {
  name: string;
  belongings: UserRecordCounts;
  backTo: string;
}) {
  const { form, fields, reply } = useServerForm<'confirm' | 'proof'>({ schema, id: 'delete-user' });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ErrorSummary
        fields={[fields.confirm, fields.proof]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <p>
        This cannot be undone. <bdi className="font-bold break-words">{name}</bdi> will be deleted permanently, with:
      </p>
      <ul className="list-disc pl-6">
        <li>
          {formatCountWithNoun(belongings.donations, 'donation')}; approved ones stay in the books without the name
        </li>
        <li>{formatCountWithNoun(belongings.attendances, 'attendance')}, the streak and the title</li>
        <li>{formatCountWithNoun(belongings.ratings, 'rating')}</li>
        <li>{formatCountWithNoun(belongings.referrals, 'referral')}, and the karma points</li>
      </ul>
      <ServerForm form={form} className="grid gap-4">
        <TextField
          label={`Type ${DELETE_USER_CONFIRMATION_WORD} to confirm`}
          field={fields.confirm}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <ReauthField field={fields.proof} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={backTo} preventScrollReset variant="quiet">
            Keep them
          </ButtonLink>
          <SubmitButton variant="reject" pendingLabel="Deleting...">
            Delete member
          </SubmitButton>
        </div>
      </ServerForm>
    </div>
  );
}
