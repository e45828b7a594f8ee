import { joinClassNames } from '~/components/ui/class-names';

/** Class of a list item with a drawn bullet. */
export const BULLET_CLASS =
  'relative pl-5.5 before:absolute before:top-[0.58em] before:left-0.5 before:size-2 before:rounded-full before:bg-sun before:shadow-[0_0_0_1.5px_var(--color-ink)]';

export function BulletList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={joinClassNames('grid gap-2', className)}>
      {items.map((item) => (
        <li
          key={item}
          className={BULLET_CLASS}
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
