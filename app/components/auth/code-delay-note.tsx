/** Shown where a code is typed, while WhatsApp refuses everybody's codes. */
export function CodeDelayNote({ text }: { text: string }) {
  return (
    <p role="status" className="rounded-sheet border border-hair bg-leaf px-4 py-3 font-semibold">
      {text}
    </p>
  );
}
