let last = 0;

export function nextNumber(): number {
  last += 1;
  return last;
}
