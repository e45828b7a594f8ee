import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { useHydrated } from '~/components/ui/use-hydrated';

/** Ticks every box of that name in its form, or none; it needs scripts and is not there without. */
export function ChooseAll({ name, label }: { name: string; label: string }) {
  if (!useHydrated()) return <VisuallyHidden>Choose</VisuallyHidden>;
  return (
    <label className="grid size-[38px] cursor-pointer place-items-center">
      <input
        type="checkbox"
        className="size-5 accent-(--color-neel)"
        onChange={({ target }) => {
          const boxes = target.form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [];
          for (const box of boxes) box.checked = target.checked;
        }}
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}
