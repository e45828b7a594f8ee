const ADDRESS = /^(?:dr|mr|mrs|ms|prof|shri|smt|pt|adv|श्री|श्रीमती|सुश्री|डॉ)[.॰]?$/i;
const INITIAL = /^\p{L}\p{M}*\.?$/u;

/**
 * Returns the first name for a greeting. Titles such as `Dr.` and initials are skipped if another
 * word follows.
 */
export function getFirstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !ADDRESS.test(word) && !INITIAL.test(word)) ?? words[0] ?? name;
}
