import { type FormEvent, useEffect, useState } from 'react';
import type { FieldMeta } from '~/components/ui/field-meta';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { fill } from '~/i18n/fill';
import { TextField } from '~/components/ui/text-field';

/** Six characters; phones that read the message offer them. */
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

/** Says that no codes reach members just now; nothing if they do. */
export function CodesRefusedNote({ note }: { note: string | null }) {
  return note === null ? null : (
    <p role="status" className="rounded-sheet border border-hair bg-leaf px-4 py-3 font-semibold">
      {note}
    </p>
  );
}

/** Drops what is typed or pasted between the characters, such as the hyphen of `967-900`. */
function keepSix({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const kept = input.value.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 6);
  if (kept !== input.value) input.value = kept;
}

/** Asks the same page for another code, and says how long it is until there may be one. */
export function ResendOtpForm({
  label,
  pendingLabel,
  wait,
}: {
  label: string;
  pendingLabel: string;
  /** Seconds when the page was made, since when, and how to say `{time}`. */
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
  return <p className="tabular text-center text-small text-ink-soft">{fill(text, { time: clockTime(seconds) })}</p>;
}

/** `from` counts from when the page was made. */
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

/** 0:43 */
function clockTime(seconds: number): string {
  return `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
