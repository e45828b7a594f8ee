import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InlineForm } from '~/components/admin/content/inline-form';
import { VersionField } from '~/components/admin/version-field';
import { SwitchField } from '~/components/ui/switch-field';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { addGroup, editGroup, getGroup, GROUP_NOT_FOUND_MESSAGE } from '~/domain/groups/groups.server';
import { GROUP_CAPACITY_LIMITS } from '~/domain/groups/policy';
import { createRowPage } from '~/http/pages/row-page.server';
import { untranslated } from '~/i18n/messages/message';

const schema = () => import('~/domain/groups/schemas').then(({ groupFormSchema }) => groupFormSchema);

const LIST = '/admin/groups';
const LABELS = { title: 'Title', link: 'Invitation', capacity: 'Places' };

export const meta: MetaFunction = () => [{ title: 'Edit community group, admin' }];

const route = createRowPage({
  permissions: addGroup.permissions,
  param: 'groupId',
  notFound: GROUP_NOT_FOUND_MESSAGE,
  read: getGroup,
  schema,
  create: addGroup,
  update: editGroup,
  list: LIST,
  getResultMessages: (isNew) => ({
    done: untranslated(`Community group ${isNew ? 'added' : 'updated'} successfully`),
    failed: untranslated('Failed to save the community group. Please try again.'),
  }),
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function GroupPage() {
  const { row: group } = useLoaderData<typeof loader>();
  return <GroupForm key={group?.id} group={group} />;
}

function GroupForm({ group }: { group: Awaited<ReturnType<typeof getGroup>> | null }) {
  const { form, fields, reply } = useServerForm<'title' | 'link' | 'capacity' | 'is_open'>({
    schema,
    id: 'group',
    unreachable: 'Failed to save the community group. Please try again.',
    defaultValue: {
      title: group?.title ?? '',
      link: group?.link ?? '',
      capacity: String(group?.capacity ?? ''),
      is_open: group && group.closed_at !== null ? '' : '1',
    },
  });
  const taken = group?.places_taken ?? 0;
  return (
    <InlineForm
      title={group ? 'Edit group' : 'Add group'}
      form={form}
      fields={[fields.title, fields.link, fields.capacity, fields.is_open]}
      labels={LABELS}
      reply={reply}
      closeTo={LIST}
      submit={group ? 'Save changes' : 'Add group'}
    >
      {group ? <VersionField version={group.version} reply={reply} /> : null}
      <TextField label={LABELS.title} hint="For staff alone." field={fields.title} maxLength={120} required />
      <TextField
        label={LABELS.capacity}
        hint={
          taken > 0
            ? `${taken} taken. A member who deletes the account keeps the place.`
            : 'As many as WhatsApp lets into the group.'
        }
        field={fields.capacity}
        type="number"
        inputMode="numeric"
        min={Math.max(GROUP_CAPACITY_LIMITS.min, taken)}
        max={GROUP_CAPACITY_LIMITS.max}
        required
      />
      <div className="sm:col-span-2">
        <TextField
          label={LABELS.link}
          hint="Begins with https://. A new one is where those who were led here find the group from now on."
          field={fields.link}
          inputMode="url"
          maxLength={500}
          required
        />
      </div>
      <div className="sm:col-span-2">
        <SwitchField field={fields.is_open}>Open: new members are led here while a place is free</SwitchField>
      </div>
    </InlineForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
