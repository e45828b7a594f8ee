import { Form } from '@remix-run/react';
import { useMessages } from '~/components/ui/use-messages';

/** Colour theme: the setting of the device, light, or dark. */
export type Theme = 'auto' | 'light' | 'dark';

const themes: readonly Theme[] = ['auto', 'light', 'dark'];

/**
 * Form with one button per theme, which posts the field `theme`. The button of the current theme is
 * shown as pressed.
 */
export function ThemeForm({ action, theme }: { action: string; theme: Theme }) {
  const messages = useMessages('member.frame').themes;
  return (
    <Form method="post" action={action} preventScrollReset className="grid gap-2 px-3 py-3">
      <p id="theme-label" className="text-small font-semibold text-ink-soft">
        {messages.title}
      </p>
      <div
        role="group"
        aria-labelledby="theme-label"
        className="grid grid-cols-3 overflow-hidden rounded-button border-[1.5px] border-edge"
      >
        <Choices theme={theme} />
      </div>
    </Form>
  );
}

function Choices({ theme }: { theme: Theme }) {
  const messages = useMessages('member.frame').themes;
  return themes.map((value) => (
    <button
      key={value}
      name="theme"
      value={value}
      aria-pressed={value === theme}
      className="min-h-touch forced-color-adjust-none -outline-offset-4 aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-wall [&+button]:border-l-[1.5px] [&+button]:border-edge"
    >
      {messages[value]}
    </button>
  ));
}
