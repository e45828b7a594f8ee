import { useActionData } from '@remix-run/react';
import { FormPage } from '~/components/dashboard/form-page';
import type { MemberShellData } from '~/components/dashboard/member-shell';
import { type FormResponse, useUnreachableToast } from '~/components/ui/form-response';
import type { Preferences } from '~/domain/members/responses';
import { useMessages } from '~/components/ui/use-messages';
import { ReminderForm } from './reminder-form';

interface RemindersPageProps {
  shell: MemberShellData;
  preferences: Preferences;
  choices: readonly number[];
  isOnWhatsApp: boolean;
}

/** Page that contains only the reminder form. Its errors are shown here. */
export function RemindersPage({ shell, ...rest }: RemindersPageProps) {
  const messages = useMessages('profile.reminders');
  const reply = useActionData<FormResponse>();
  useUnreachableToast(reply);
  return (
    <FormPage shell={shell} tab="profile" title={messages.title} back={{ to: '/profile-edit', label: messages.back }}>
      <ReminderForm {...rest} reply={reply} />
    </FormPage>
  );
}
