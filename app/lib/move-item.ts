/** A list in which one item has gone up (-1) or down (1) one place; the same list where there is no such item or no such place. */
export function moveItem<Item>(items: readonly Item[], from: number, by: -1 | 1): Item[] {
  const moved = [...items];
  const [item, neighbour] = [items[from], items[from + by]];
  if (item === undefined || neighbour === undefined) return moved;
  moved[from] = neighbour;
  moved[from + by] = item;
  return moved;
}
