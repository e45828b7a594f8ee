import { Form } from '@remix-run/react';
import type { FrameWords } from '~/i18n/member';

/** As the device is, by day, or before dawn. */
export type Theme = 'auto' | 'light' | 'dark';

const themes: readonly Theme[] = ['auto', 'light', 'dark'];

/** Posts the field `theme`; the pressed button is the theme in use. */
export function ThemeForm({ action, theme, words }: { action: string; theme: Theme; words: FrameWords['themes'] }) {
  return (
    <Form method="post" action={action} preventScrollReset className="grid gap-2 px-3 py-3">
      <p id="theme-label" className="text-small font-semibold text-ink-soft">
        {words.title}
      </p>
      <div
        role="group"
        aria-labelledby="theme-label"
        className="grid grid-cols-3 overflow-hidden rounded-button border-[1.5px] border-edge"
      >
        <Choices theme={theme} words={words} />
      </div>
    </Form>
  );
}

function Choices({ theme, words }: { theme: Theme; words: FrameWords['themes'] }) {
  return themes.map((value) => (
    <button
      key={value}
      name="theme"
      value={value}
      aria-pressed={value === theme}
      className="min-h-touch forced-color-adjust-none -outline-offset-4 aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-wall [&+button]:border-l-[1.5px] [&+button]:border-edge"
    >
      {words[value]}
    </button>
  ));
}
