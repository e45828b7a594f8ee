export function moveArrayItem<Item>(items: readonly Item[], from: number, by: -1 | 1): Item[] {
  const moved = [...items];
  const [item, neighbour] = [items[from], items[from + by]];
  if (item === undefined || neighbour === undefined) return moved;
  moved[from] = neighbour;
  moved[from + by] = item;
  return moved;
}
