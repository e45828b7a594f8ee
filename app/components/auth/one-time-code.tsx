import { type FormEvent, useEffect, useState } from 'react';
import type { FieldMeta } from '~/components/ui/field-meta';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { interpolate } from '~/i18n/interpolate';
import { TextField } from '~/components/ui/text-field';

/** Field for a six-character code. Phones suggest the code from the message. */
export function OtpField({ field, hint, label }: { field: FieldMeta; hint?: string; label: string }) {
  return (
    <TextField
      label={label}
      field={field}
      hint={hint}
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      required
      onInput={keepSix}
      className="tabular text-step-2 tracking-[0.5em]"
    />
  );
}

/** Warns that one-time codes are currently not delivered. Renders nothing if `note` is null. */
export function CodeDeliveryWarning({ note }: { note: string | null }) {
  return note === null ? null : (
    <p role="status" className="rounded-sheet border border-hair bg-leaf px-4 py-3 font-semibold">
      {note}
    </p>
  );
}

/**
 * Removes all characters except letters and digits from typed or pasted text, such as the hyphen of
 * `967-900`, and cuts it to six characters.
 */
function keepSix({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const code = input.value.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 6);
  if (code !== input.value) input.value = code;
}

/** Button that requests another code, with a countdown until the next request is allowed. */
export function ResendOtpForm({
  label,
  pendingLabel,
  wait,
}: {
  label: string;
  pendingLabel: string;
  /**
   * Waiting time until the next request: the remaining seconds at render time, the time of the last
   * request, and the text with the placeholder `{time}`.
   */
  wait: { seconds: number; askedAt: number; text: string };
}) {
  return (
    <ServerForm className="grid gap-2">
      <SubmitButton variant="quiet" block intent="resend" pendingLabel={pendingLabel}>
        {label}
      </SubmitButton>
      <Countdown key={wait.askedAt} from={wait.seconds} text={wait.text} />
    </ServerForm>
  );
}

function Countdown({ from, text }: { from: number; text: string }) {
  const seconds = useCountdown(from);
  if (seconds === 0) return null;
  return (
    <p className="tabular text-center text-small text-ink-soft">{interpolate(text, { time: clockTime(seconds) })}</p>
  );
}

/** Returns the remaining seconds, starting from the number at render time. */
function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const until = performance.now() + from * 1000;
    const show = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [from]);
  return left;
}

/** Formats seconds as minutes and seconds, such as `0:43`. */
function clockTime(seconds: number): string {
  return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
