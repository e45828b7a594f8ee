import { useLoaderData } from '@remix-run/react';
import { MemberErrorPage } from '~/components/dashboard/member-error-page';
import { PersonalDataSection } from '~/components/profile/personal-data-section';
import { SettingSwitch } from '~/components/profile/setting-switch';
import { SessionList } from '~/components/profile/session-list';
import { SaveBar, SettingsPage } from '~/components/profile/settings-page';
import { Card } from '~/components/ui/card';
import { ErrorSummary } from '~/components/ui/error-summary';
import { RadioGroup } from '~/components/ui/radio-group';
import { ServerForm } from '~/components/ui/server-form';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { useServerForm } from '~/components/ui/use-server-form';
import { getOwnPreferences, updatePreferences } from '~/domain/members/preferences.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { privacyFormSchema } from '~/domain/members/schemas';
import { listSessions } from '~/domain/sessions/queries.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { LOCALES } from '~/i18n/languages';
import { t } from '~/i18n/messages/message';
import { formatDateTime } from '~/lib/calendar';

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('profile.privacy');

const route = defineFormRoute({
  access: 'member',
  load: async ({ ctx }) => {
    const [member, sessions, preferences] = await Promise.all([
      getOwnProfile(ctx),
      listSessions(ctx),
      getOwnPreferences(ctx),
    ]);
    const shell = await loadMemberShell(ctx, member);
    return {
      shell,
      saved: {
        leaderboard_name: preferences.short_name ? 'short' : 'full',
        show_presence: preferences.show_presence ? 'on' : '',
      },
      sessions: sessions.map(({ id, device, address, last_seen_at, is_current, is_new_device }) => ({
        id,
        device,
        address,
        isCurrent: is_current,
        isNewDevice: is_new_device,
        lastSeen: formatDateTime(new Date(last_seen_at), ctx.clock.timeZone, LOCALES[shell.language]),
      })),
    };
  },
  schema: privacyFormSchema,
  failureMessage: t('Your choice could not be saved. Please try again.'),
  handle: async ({ ctx, value }) => {
    await updatePreferences(ctx, {
      short_name: value.leaderboard_name === 'short',
      show_presence: value.show_presence === 'on',
    });
    return { message: t('Saved.'), to: '/profile-edit/privacy' };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function ProfilePrivacyPage() {
  const { shell, sessions, saved } = useLoaderData<typeof loader>();
  const messages = useMessages('profile.privacy');
  const { form, fields, reply } = useServerForm<'leaderboard_name' | 'show_presence'>({
    id: 'privacy-form',
    defaultValue: saved,
  });
  const { leaderboard_name: shownName, show_presence: presence } = fields;
  return (
    <SettingsPage shell={shell} current="privacy">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:grid-cols-2 lg:gap-x-12">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <ErrorSummary
            fields={[shownName, presence]}
            {...(form.errors ? { formErrors: form.errors } : {})}
            reply={reply}
          />
          <ServerForm form={form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Card aria-labelledby="who-sees-me">
              <h2 id="who-sees-me" className="mb-2 text-step-1">
                {messages.whoSeesMe}
              </h2>
              <RadioGroup
                label={messages.shownName}
                field={shownName}
                choices={[
                  { value: 'full', label: messages.fullName },
                  { value: 'short', label: messages.shortName },
                ]}
                hint={messages.shownNameHint}
                required
              />
              <div className="mt-3 border-t border-hair">
                <SettingSwitch field={presence} label={messages.presence} hint={messages.presenceHint} />
              </div>
            </Card>
            <SaveBar formId={form.id} saved={reply?.done} isBesideList />
          </ServerForm>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <SessionList sessions={sessions} />
          <PersonalDataSection />
        </div>
      </div>
    </SettingsPage>
  );
}

export function ErrorBoundary() {
  return <MemberErrorPage failure="profileFailed" />;
}
