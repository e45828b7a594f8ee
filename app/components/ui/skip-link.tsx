import { useMessages } from './use-messages';

/** First link of a page, with which keyboard users skip to `#main`. */
export function SkipLink() {
  const { skip } = useMessages('interface.controls');
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-40 -translate-y-24 rounded-button bg-ink px-4 py-3 font-semibold text-wall no-underline forced-color-adjust-none focus:translate-y-0 print:hidden"
    >
      {skip}
    </a>
  );
}
