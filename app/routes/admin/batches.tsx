import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { InstructionRow } from '~/components/admin/content/instruction-row';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { listInstructions } from '~/domain/content/instructions.server';
import { updateInstructionSchema } from '~/domain/content/schemas';
import { updateInstruction } from '~/domain/content/update-instruction.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { DAY_NAMES, getDayName, formatDateTime } from '~/lib/calendar';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Instructions, admin' }];

export const handle = { unreachable: 'Error connecting to the server. Please try again later.' };

const route = defineFormRoute({
  access: 'admin',
  permissions: updateInstruction.permissions,
  load: async ({ ctx, request }) => {
    const written = await listInstructions(ctx);
    const days = DAY_NAMES.map((day_name) => {
      const instruction = written.find((one) => one.day_name === day_name);
      const updated = instruction ? formatDateTime(new Date(instruction.updated_at), ctx.clock.timeZone) : null;
      const translations = instruction?.translations ?? {};
      return {
        day_name,
        instruction: instruction?.instruction ?? '',
        version: instruction?.version ?? 0,
        translations,
        updated,
      };
    });
    const edited = new URL(request.url).searchParams.get('edit');
    return { today: getDayName(ctx.clock.today()), days, edited };
  },
  schema: updateInstructionSchema,
  failureMessage: untranslated('Failed to update instruction'),
  handle: async ({ ctx, value }) => {
    await updateInstruction(ctx, value);
    return {
      message: untranslated(`${value.day_name} instruction updated successfully!`),
      to: '/admin/batches',
    };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function BatchesPage() {
  const { today, days, edited } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Instructions">
        What each day of the week is about. Members see today’s on their dashboard.
      </PageHeader>
      <Card padded={false} aria-label="The week" className="mt-5">
        <ul>
          {days.map((day) => (
            <InstructionRow
              key={day.day_name}
              day={day}
              isToday={day.day_name === today}
              isEdited={day.day_name === edited}
            />
          ))}
        </ul>
      </Card>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch instructions" />;
}
