import { ActionResultMessage } from '~/components/ui/action-result-message';
import { ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { PhoneField } from '~/components/ui/phone-field';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import type { MemberPage } from '~/domain/help-desk/member-page.server';
import type { Country } from '~/lib/countries';
import { FormattedPhoneNumber } from './formatted-phone-number';
import { HelpButtons } from './reason-form';

const loadRequestSchema = () =>
  import('~/domain/help-desk/schemas').then(({ requestPhoneMoveSchema }) => requestPhoneMoveSchema);
const loadCodeSchema = () =>
  import('~/domain/help-desk/schemas').then(({ verifyPhoneMoveCodeSchema }) => verifyPhoneMoveCodeSchema);

/** First step of a phone move: the new phone and the reason. */
export function RequestPhoneMoveForm({ countries, backTo }: { countries: readonly Country[]; backTo: string }) {
  const { form, fields, reply } = useServerForm<'phonenumber' | 'country' | 'reason'>({
    schema: loadRequestSchema,
    id: 'move-phone',
  });
  return (
    <ServerForm form={form} className="grid gap-4">
      <ErrorSummary
        fields={[fields.phonenumber, fields.reason]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      <p>
        The new phone gets a code, and a second person must agree. Then the old phone is told and can take the account
        back for 72 hours, and the member is logged out everywhere.
      </p>
      <PhoneField
        label="New phone"
        field={fields.phonenumber}
        countryField={fields.country}
        countries={countries}
        autoComplete="off"
        required
      />
      <TextField label="Reason, for the audit log" field={fields.reason} maxLength={300} required />
      <HelpButtons backTo={backTo} submit="Send the code" pendingLabel="Sending..." />
    </ServerForm>
  );
}

/** Second step of a phone move: the code that was sent to the new phone. */
export function PhoneMoveCodeForm({ move, backTo }: { move: NonNullable<MemberPage['move']>; backTo: string }) {
  const { form, fields, reply } = useServerForm<'otp'>({ schema: loadCodeSchema, id: 'prove-move' });
  return (
    <div className="grid gap-4">
      <ServerForm form={form} className="grid gap-4">
        <ErrorSummary fields={[fields.otp]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
        <p>
          We sent a code to <FormattedPhoneNumber>{move.shown_phone}</FormattedPhoneNumber>. Ask the member to read it
          to you.
        </p>
        <TextField label="Code" field={fields.otp} inputMode="numeric" autoComplete="off" required />
        <div className="flex flex-row-reverse flex-wrap gap-2.5">
          <SubmitButton intent="prove" pendingLabel="Checking...">
            Check the code
          </SubmitButton>
          <ButtonLink to={backTo} preventScrollReset variant="quiet">
            Later
          </ButtonLink>
        </div>
      </ServerForm>
      <WithdrawMove />
    </div>
  );
}

/** Last step of a phone move: a second admin approves it. */
export function ApprovePhoneMoveForm({
  move,
  isOwn,
  backTo,
}: {
  move: NonNullable<MemberPage['move']>;
  isOwn: boolean;
  backTo: string;
}) {
  return (
    <div className="grid gap-4">
      <ActionResultMessage id="agree-move" />
      <p>
        {isOwn ? 'You asked' : `${move.asked_by} asked`} to move the member to{' '}
        <FormattedPhoneNumber>{move.shown_phone}</FormattedPhoneNumber>: “{move.reason}”. The new phone has confirmed
        the code.
      </p>
      {isOwn ? <p className="font-semibold">A second person must agree. Please ask a colleague.</p> : null}
      <div className="flex flex-row-reverse flex-wrap gap-2.5">
        {isOwn ? null : (
          <ServerForm>
            <input type="hidden" name="seen_phone" value={move.phone} />
            <SubmitButton intent="agree" pendingLabel="Moving...">
              Agree and move
            </SubmitButton>
          </ServerForm>
        )}
        <ButtonLink to={backTo} preventScrollReset variant="quiet">
          Later
        </ButtonLink>
      </div>
      <WithdrawMove />
    </div>
  );
}

function WithdrawMove() {
  return (
    <ServerForm>
      <SubmitButton intent="withdraw" variant="reject" pendingLabel="Withdrawing...">
        Withdraw the move
      </SubmitButton>
    </ServerForm>
  );
}
