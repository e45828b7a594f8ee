import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { useHydrated } from '~/components/ui/use-hydrated';

/**
 * With scripts, a checkbox that selects all checkboxes of a name in its form. Hidden with the table
 * head.
 */
export function SelectAllCheckbox({ name, label }: { name: string; label: string }) {
  const hydrated = useHydrated();
  return (
    <>
      <VisuallyHidden>Choose</VisuallyHidden>
      {hydrated ? (
        <label className="grid size-[38px] cursor-pointer place-items-center @max-[37.5rem]:hidden">
          <input
            type="checkbox"
            aria-label={label}
            className="checkbox"
            onChange={({ target }) => {
              const boxes = target.form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [];
              for (const box of boxes) box.checked = target.checked;
            }}
          />
        </label>
      ) : null}
    </>
  );
}
