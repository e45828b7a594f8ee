import { useState } from 'react';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import { Button } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { useHydrated } from '~/components/ui/use-hydrated';
import { supportsPasskeys } from './passkey';

/**
 * Submits its form with a passkey response. Rendered only if JavaScript is on and the browser
 * supports passkeys.
 */
export function PasskeyButton({
  field,
  ask,
  children,
}: {
  field: string;
  ask: () => Promise<string | null>;
  children: string;
}) {
  const hydrated = useHydrated();
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  if (!hydrated || !supportsPasskeys()) return null;

  async function confirmWithPasskey(form: HTMLFormElement | null) {
    setState('asking');
    const answered = await ask().catch(() => null);
    const input = form?.elements.namedItem(field);
    if (answered === null || !(input instanceof HTMLInputElement)) return setState('refused');
    setState('idle');
    input.value = answered;
    form?.requestSubmit();
  }

  return (
    <div className="grid gap-1">
      <Button
        type="button"
        variant="quiet"
        pending={state === 'asking'}
        pendingLabel="Waiting for the passkey..."
        onClick={(event) => void confirmWithPasskey(event.currentTarget.form)}
      >
        <Icon glyph={KeyRound} />
        {children}
      </Button>
      <p role="status" className="text-small text-sindoor">
        {state === 'refused' ? 'The passkey was not used. Please try again.' : null}
      </p>
    </div>
  );
}
