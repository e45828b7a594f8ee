let last = 0;

export function getNextNumber(): number {
  last += 1;
  return last;
}
