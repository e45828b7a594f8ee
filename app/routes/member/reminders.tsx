import { useLoaderData } from '@remix-run/react';
import { RemindersPage } from '~/components/profile/reminders-page';
import { createTitleMeta } from '~/components/ui/use-messages';
import { getOwnPreferences, updatePreferences } from '~/domain/members/preferences.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { reminderFormSchema } from '~/domain/members/schemas';
import { REMINDER_MINUTES_OPTIONS } from '~/domain/reminders/policy';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/pages/member-shell.server';
import { t } from '~/i18n/messages/message';
import { getMessages } from '~/i18n/screen-messages';

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('profile.reminders');

export const { loader, action } = defineFormRoute({
  access: 'member',
  load: async ({ ctx, request }) => {
    const [member, preferences] = await Promise.all([getOwnProfile(ctx), getOwnPreferences(ctx)]);
    const shell = await loadMemberShell(ctx, request, member);
    const messages = getMessages(shell.language, 'profile.reminders');
    const { isOnWhatsApp } = ctx.reminders;
    return { shell, messages, preferences, choices: REMINDER_MINUTES_OPTIONS, isOnWhatsApp };
  },
  schema: reminderFormSchema,
  failureMessage: t('Your choice could not be saved. Please try again.'),
  handle: async ({ ctx, value: { reminders, batch, minutes_before }, formData }) => {
    // Conform treats a blank field as missing, so a blank batch means "none". A form without the
    // field leaves the batch unchanged.
    const chosen = formData.has('batch') ? { batch: batch ?? null } : {};
    await updatePreferences(ctx, { reminders: reminders === 'on', minutes_before, ...chosen });
    const message =
      reminders === 'on' ? t('You will be reminded of your class.') : t('You will not be reminded of your class.');
    return { message, to: '/profile-edit#reminders' };
  },
});

export default function ProfileRemindersPage() {
  return <RemindersPage {...useLoaderData<typeof loader>()} />;
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
