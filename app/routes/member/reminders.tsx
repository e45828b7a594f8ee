import { useLoaderData } from '@remix-run/react';
import { BrowserReminderSwitch } from '~/components/profile/browser-reminder-switch';
import { ReminderForm, type ReminderFieldName } from '~/components/profile/reminder-form';
import { SettingsPage } from '~/components/profile/settings-page';
import { createTitleMeta } from '~/components/ui/use-messages';
import { useServerForm } from '~/components/ui/use-server-form';
import { listBatchChoices } from '~/domain/batches';
import { getOwnPreferences, updatePreferences } from '~/domain/members/preferences.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { reminderFormSchema } from '~/domain/members/schemas';
import { REMINDER_MINUTES_OPTIONS } from '~/domain/reminders/policy';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { t } from '~/i18n/messages/message';

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('profile.reminders');

const route = defineFormRoute({
  access: 'member',
  load: async ({ ctx }) => {
    const [member, preferences] = await Promise.all([getOwnProfile(ctx), getOwnPreferences(ctx)]);
    const shell = await loadMemberShell(ctx, member);
    const { batch, reminders, minutes_before, notices } = preferences;
    return {
      shell,
      saved: {
        batch: batch ?? '',
        reminders: reminders ? 'on' : '',
        minutes_before: String(minutes_before),
        notices: notices ? 'on' : '',
      },
      batchTimes: listBatchChoices(ctx.brand.site.batch_times, batch),
      minuteChoices: [...new Set([...REMINDER_MINUTES_OPTIONS, minutes_before])].toSorted((one, other) => other - one),
      isOnWhatsApp: ctx.reminders.isOnWhatsApp,
      pushKey: ctx.push?.publicKey ?? null,
    };
  },
  schema: reminderFormSchema,
  failureMessage: t('Your choice could not be saved. Please try again.'),
  handle: async ({ ctx, value: { reminders, batch, minutes_before, notices, shows_notices }, formData }) => {
    // Conform treats a blank field as missing, so a blank batch means "none". A form without the
    // field leaves the batch unchanged.
    const chosen = formData.has('batch') ? { batch: batch ?? null } : {};
    const switched = shows_notices ? { notices: notices === 'on' } : {};
    await updatePreferences(ctx, { reminders: reminders === 'on', minutes_before, ...chosen, ...switched });
    const message =
      reminders === 'on' ? t('You will be reminded of your class.') : t('You will not be reminded of your class.');
    return { message, to: '/profile-edit/reminders' };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function ProfileRemindersPage() {
  const { shell, saved, batchTimes, minuteChoices, isOnWhatsApp, pushKey } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<ReminderFieldName>({ id: 'reminder-form', defaultValue: saved });
  return (
    <SettingsPage shell={shell} current="reminders">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12">
        <ReminderForm {...{ form, fields, reply, batchTimes, minuteChoices, isOnWhatsApp }} />
        {pushKey ? <BrowserReminderSwitch publicKey={pushKey} /> : null}
      </div>
    </SettingsPage>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
