import type { ReactNode } from 'react';
import { Form, Link, useLocation } from '@remix-run/react';
import { ConsentText } from '~/components/ui/consent-text';
import { SubmitButton } from '~/components/ui/submit-button';
import { useLanguage } from '~/components/ui/use-language';
import { useMessages } from '~/components/ui/use-messages';
import { interpolate } from '~/i18n/interpolate';
import { localizePath } from '~/i18n/languages';
import type { ConsentView, ImportedAccountView, PolicyChangeView } from './consent-view';

const ADDRESS = '/consent';

/**
 * Asks a member to agree to the policies, and stays on the same page afterwards. An imported member
 * also sees the imported data and chooses which messages to get.
 */
export function ConsentNotice({ consent }: { consent: ConsentView }) {
  const messages = useMessages('consent');
  const { pathname, search } = useLocation();
  const action = `${ADDRESS}?${new URLSearchParams({ next: pathname + search })}`;
  const button = (
    <SubmitButton action={action} pendingLabel={messages.agreeing}>
      {messages.agree}
    </SubmitButton>
  );
  return (
    <Form
      method="post"
      action={action}
      className="mb-4 rounded-sheet bg-leaf px-[18px] py-3 shadow-(--shadow-leaf) forced-colors:border"
    >
      <input type="hidden" name="version" value={consent.version} />
      {consent.kind === 'imported' ? (
        <ImportedAccount account={consent.account} agreement={<ConsentText text={messages.registering} />}>
          {button}
        </ImportedAccount>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0 flex-[1_1_15rem]">
            {consent.changes.length > 0 ? (
              <ul className="grid gap-2">
                {consent.changes.map((change) => (
                  <PolicyChange key={`${change.policy}-${change.number}`} change={change} />
                ))}
              </ul>
            ) : (
              <p>
                <ConsentText text={messages.changed} />
              </p>
            )}
          </div>
          {button}
        </div>
      )}
    </Form>
  );
}

function PolicyChange({ change: { policy, date, change } }: { change: PolicyChangeView }) {
  const { privacyChanged, termsChanged, read } = useMessages('consentNotice');
  const language = useLanguage();
  return (
    <li className="break-words">
      {interpolate(policy === 'privacy' ? privacyChanged : termsChanged, { date })}{' '}
      {change ? <span lang={change.lang}>{change.text}</span> : null}{' '}
      <a href={localizePath(language, `/${policy}`)} target="_blank" className="-my-2.5 inline-block py-2.5 underline">
        {read}
      </a>
    </li>
  );
}

function ImportedAccount({
  account,
  agreement,
  children,
}: {
  account: ImportedAccountView;
  agreement: ReactNode;
  children: ReactNode;
}) {
  const messages = useMessages('consentNotice');
  const [before, after] = messages.welcome.split('{name}');
  const facts = [
    [messages.name, account.name],
    [messages.classes, account.classes],
    [messages.since, account.since],
    [messages.karma, account.karma],
  ] as const;
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3 py-1">
      <div>
        <h2 className="text-step-1 break-words">
          {before}
          <span translate="no">{account.name}</span>
          {after}
        </h2>
        <p className="mt-1">{messages.brought}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2 lg:gap-x-12">
        <div>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 @max-[17.5rem]:grid-cols-1">
            {facts
              .filter(([, value]) => Boolean(value))
              .map(([label, value]) => (
                <div key={label} className="contents">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd translate="no" className="font-semibold break-words">
                    {value}
                  </dd>
                </div>
              ))}
          </dl>
          <p>
            <Link to="/profile-edit" className="inline-flex min-h-touch items-center underline">
              {messages.correct}
            </Link>
          </p>
        </div>
        <fieldset className="min-w-0 border-t border-hair pt-3 lg:border-t-0 lg:pt-0">
          <legend className="float-left w-full font-semibold">{messages.messages}</legend>
          <p className="clear-both text-ink-soft">{messages.messagesHint}</p>
          <input type="hidden" name="shows_messages" value="1" />
          <MessageChoice name="notices" isOn={account.notices} label={messages.notices} />
          <MessageChoice name="reminders" isOn={account.reminders} label={messages.reminders} />
        </fieldset>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-hair pt-3">
        <p className="min-w-0 flex-[1_1_15rem]">{agreement}</p>
        {children}
      </div>
    </div>
  );
}

function MessageChoice({ name, isOn, label }: { name: string; isOn: boolean; label: string }) {
  return (
    <label className="flex min-h-touch cursor-pointer items-center gap-3 py-1">
      <input type="checkbox" name={name} value="on" defaultChecked={isOn} className="checkbox" />
      <span className="min-w-0 break-words">{label}</span>
    </label>
  );
}
