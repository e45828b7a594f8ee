import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InlineForm } from '~/components/admin/content/inline-form';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { findMessagePrice, listMessagePrices, saveMessagePrice } from '~/domain/reminders/message-prices.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';

const SETTINGS = '/admin/sections';
const FAILED = 'Failed to save the price. Please try again.';
const LABELS = {
  month: 'From the month',
  authentication_paise: 'A one-time code, in paise',
  utility_paise: 'Any other message, in paise',
};

const schema = () => import('~/domain/reminders/schemas').then(({ messagePriceSchema }) => messagePriceSchema);

export const meta: MetaFunction = () => [{ title: 'Price of messages, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: saveMessagePrice.permissions,
  load: async ({ ctx }) => {
    const current = ctx.clock.today().slice(0, 7);
    return { current, price: findMessagePrice(await listMessagePrices(ctx.db), current) };
  },
  schema,
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value }) => {
    await saveMessagePrice(ctx, value);
    return { message: untranslated('Price saved.'), to: SETTINGS };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function MessagePricesPage() {
  const { current, price } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<keyof typeof LABELS>({
    schema,
    id: 'message-price',
    unreachable: FAILED,
    defaultValue: {
      month: current,
      authentication_paise: price?.authentication_paise.toString() ?? '',
      utility_paise: price?.utility_paise.toString() ?? '',
    },
  });
  return (
    <InlineForm
      title="Price of a WhatsApp message"
      form={form}
      fields={[fields.month, fields.authentication_paise, fields.utility_paise]}
      labels={LABELS}
      reply={reply}
      closeTo={SETTINGS}
      submit="Save price"
    >
      <TextField
        label={LABELS.month}
        field={fields.month}
        type="month"
        required
        hint="Board reports and the costs of reminders of this and later months use the price. Earlier months keep theirs."
      />
      <TextField
        label={LABELS.authentication_paise}
        field={fields.authentication_paise}
        inputMode="decimal"
        required
        autoComplete="off"
        hint="What WhatsApp and your provider charge together, such as 53.5."
      />
      <TextField
        label={LABELS.utility_paise}
        field={fields.utility_paise}
        inputMode="decimal"
        required
        autoComplete="off"
        hint="Notices of classes and donations, and class reminders. The daily budget of reminders uses this price."
      />
    </InlineForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
