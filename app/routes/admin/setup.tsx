import type { ReactNode } from 'react';
import type { MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { StatusBadge } from '~/components/ui/badge';
import { Card } from '~/components/ui/card';
import { ErrorSummary } from '~/components/ui/error-summary';
import { PageHeader } from '~/components/ui/page-header';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { listSetupSteps, type SetupStep } from '~/domain/analytics/setup-steps';
import { getSetupState } from '~/domain/analytics/setup-steps.server';
import { testPayments, testWhatsApp } from '~/domain/analytics/test-providers.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';

const SETUP = '/admin/setup';

const schema = () => import('~/domain/analytics/setup-schemas').then(({ testMessageSchema }) => testMessageSchema);

export const meta: MetaFunction = () => [{ title: 'First steps, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: testWhatsApp.permissions,
  pagePermissions: getSetupState.permissions,
  load: async ({ ctx, app }) => {
    const { twilio, razorpay } = app.config;
    return {
      state: await getSetupState(ctx),
      permissions: ctx.actor.permissions,
      name: ctx.brand.name,
      missing: ctx.settingsLeftOut,
      sender: twilio.from,
      templates: twilio.untranslated,
      isTestKey: razorpay.keyId.startsWith('rzp_test'),
    };
  },
  schema,
  failureMessage: untranslated('The test failed. Please try again.'),
  handle: async ({ ctx, value }) => {
    await testWhatsApp(ctx, value);
    return { message: untranslated('WhatsApp accepted the message. Look at your phone.'), to: SETUP };
  },
  intents: {
    payments: {
      handle: async ({ ctx }) => {
        await testPayments(ctx);
        return { message: untranslated('The payment provider created a test order. The keys work.'), to: SETUP };
      },
    },
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function SetupPage() {
  const { state, permissions, name } = useLoaderData<typeof loader>();
  const steps = listSetupSteps(permissions).map((key) => ({ key, isDone: state[key], ...STEPS[key] }));
  const left = steps.filter(({ isDone }) => !isDone).length;
  return (
    <>
      <PageHeader title="First steps">
        {left > 0 ? `${name} is almost ready. Steps left: ${left}` : 'Everything is set up.'}
      </PageHeader>
      <ol className="mt-5 grid gap-4">
        {steps.map(({ key, title, text, isDone, to, action: label }) => (
          <li key={key}>
            <Step title={title} isDone={isDone}>
              <p className="max-w-read text-ink-soft">{text}</p>
              {to ? (
                <p>
                  <Link to={to} className="inline-flex min-h-touch items-center text-neel underline">
                    {label}
                  </Link>
                </p>
              ) : null}
              {key === 'whatsapp' ? <WhatsAppTest /> : null}
              {key === 'payments' ? <PaymentsTest /> : null}
            </Step>
          </li>
        ))}
      </ol>
    </>
  );
}

interface StepTexts {
  title: string;
  text: string;
  to?: string;
  action?: string;
}

const STEPS: Record<SetupStep, StepTexts> = {
  brand: {
    title: 'Name and look',
    text: 'The name in each language, the logo and the colour. All pages, messages and pictures show them.',
    to: '/admin/sections/brand',
    action: 'Edit the brand',
  },
  contact: {
    title: 'Contact',
    text: 'E-mail or WhatsApp for questions, the phone and the address of the footer, your groups and pages.',
    to: '/admin/sections/contact',
    action: 'Edit the contact',
  },
  policies: {
    title: 'Officers in the policies',
    text: 'The law asks for a contact for personal data and a grievance officer.',
    to: '/admin/sections/contact',
    action: 'Enter both officers',
  },
  whatsapp: {
    title: 'WhatsApp',
    text: 'Members log in with codes on WhatsApp. The keys are in the environment of the server.',
  },
  payments: {
    title: 'Payments',
    text: 'Donations are paid online and by UPI. The keys are in the environment of the server.',
  },
  tax: {
    title: 'Tax details',
    text: 'For tax certificates. Without them, donors get a receipt only.',
    to: '/admin/sections/tax',
    action: 'Edit the tax details',
  },
  class: {
    title: 'First class',
    text: 'The class that members see on their first morning.',
    to: '/admin/classes/new',
    action: 'Add the first class',
  },
  members: {
    title: 'First members',
    text: 'Import the members that you have already, from a CSV file. Others register on the site.',
    to: '/admin/import',
    action: 'Import members',
  },
  faqs: {
    title: 'Questions and answers',
    text: 'What people ask before they join. Until you add your own, the home page answers five of ours.',
    to: '/admin/faqs/new',
    action: 'Add a question',
  },
};

function Step({ title, isDone, children }: { title: string; isDone: boolean; children: ReactNode }) {
  return (
    <Card className="grid gap-2 lg:p-[22px]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-step-1 leading-tight">{title}</h2>
        <StatusBadge status={isDone ? 'approved' : 'pending'}>{isDone ? 'Done' : 'To do'}</StatusBadge>
      </div>
      {children}
    </Card>
  );
}

function WhatsAppTest() {
  const { sender, templates } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<'phone'>({
    schema,
    id: 'test-message',
    unreachable: 'The test failed. Please try again.',
  });
  return (
    <>
      <p className="break-words">
        Sender: <code>{sender}</code>
      </p>
      <MissingSettings names={templates} isSet="All templates are set in each language." />
      <ServerForm form={form} className="grid max-w-md grid-cols-[minmax(0,1fr)] gap-3">
        <ErrorSummary fields={[fields.phone]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
        <TextField
          label="Your own WhatsApp number"
          field={fields.phone}
          type="tel"
          autoComplete="tel"
          required
          hint="You get the code 123456, which opens nothing."
        />
        <div>
          <SubmitButton pendingLabel="Sending...">Send a test message</SubmitButton>
        </div>
      </ServerForm>
    </>
  );
}

function PaymentsTest() {
  const { missing, isTestKey } = useLoaderData<typeof loader>();
  return (
    <>
      {isTestKey ? <p>The key is a test key: no real money moves.</p> : null}
      <MissingSettings names={missing} isSet="The UPI ID for QR payments is set." />
      <ServerForm>
        <p className="mb-3 text-ink-soft">Creates an order of ₹1 that nobody pays. It costs nothing.</p>
        <SubmitButton intent="payments" pendingLabel="Testing...">
          Test the payment keys
        </SubmitButton>
      </ServerForm>
    </>
  );
}

/** Lists the environment variables that are not set, or states that all are set. */
function MissingSettings({ names, isSet }: { names: readonly string[]; isSet: string }) {
  if (names.length === 0) return <p>{isSet}</p>;
  return (
    <div>
      <p>Not set in the environment:</p>
      <ul className="list-disc pl-5">
        {names.map((name) => (
          <li key={name}>
            <code className="break-all">{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to load the first steps. Please try again." />;
}
