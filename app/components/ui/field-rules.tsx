import Check from 'lucide/dist/esm/icons/check.mjs';
import { useEffect, useState } from 'react';
import { interpolate } from '~/i18n/interpolate';
import { joinClassNames } from './class-names';
import { Icon } from './icon';

/** A rule for the value of a field, and whether the typed value satisfies it. */
export interface FieldRule {
  text: string;
  isMet: boolean;
}

const ANNOUNCED_AFTER_MS = 1000;

/**
 * Rules of a field, which get a tick while the member types. New ticks are announced to screen
 * readers when the member stops typing. `met` is the text of the announcement, such as `{rule}:
 * done`.
 */
export function FieldRules({ id, rules, met }: { id: string; rules: readonly FieldRule[]; met: string }) {
  const done = rules
    .filter(({ isMet }) => isMet)
    .map(({ text }) => interpolate(met, { rule: text }))
    .join(', ');
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setAnnounced(done), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(pause);
  }, [done]);
  return (
    <>
      <ul id={id} className="text-note">
        {rules.map(({ text, isMet }) => (
          <li key={text} className={joinClassNames('flex items-start gap-2', isMet ? 'text-neem' : 'text-ink-soft')}>
            <span aria-hidden="true" className="grid h-[1lh] w-4 flex-none place-items-center">
              {isMet ? <Icon glyph={Check} size="s" /> : '•'}
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
