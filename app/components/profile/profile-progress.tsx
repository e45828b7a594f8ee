import { Card } from '~/components/ui/card';
import { Meter } from '~/components/ui/meter';
import { useMessages } from '~/components/ui/use-messages';
import { interpolate } from '~/i18n/interpolate';
import type { ProfileFieldName } from './profile-form';

/** The member's name and ID and, until all fields are filled in, the number of fields that are. */
export function ProfileProgress({
  profile: { country: _country, face: _face, ...profile },
  idLabel,
}: {
  profile: Record<ProfileFieldName, string>;
  idLabel: string;
}) {
  const messages = useMessages('profile.edit');
  const values = Object.values(profile);
  const filled = values.filter((value) => value.trim() !== '').length;
  const counted = interpolate(messages.filled, { filled, total: values.length });
  return (
    <>
      <div>
        <p translate="no" className="display text-step-2 wrap-anywhere">
          {profile.name}
        </p>
        <p className="text-ink-soft">
          {messages.memberId}{' '}
          <b translate="no" className="tabular text-ink">
            {idLabel}
          </b>
        </p>
      </div>
      {filled < values.length ? (
        <Card className="grid gap-2">
          <p className="font-semibold">{counted}</p>
          <Meter label={counted} value={filled} max={values.length} />
          <p className="text-ink-soft">{messages.whyAsked}</p>
        </Card>
      ) : null}
    </>
  );
}
