/**
 * Gives a class what it lacks of `names`, from a whole object that `wholeOf` makes when the first
 * of them is asked for.
 */
export function askTheWholeFor<Light extends object>(
  prototype: Light,
  names: readonly PropertyKey[],
  wholeOf: (light: Light) => object,
): void {
  for (const name of names) {
    if (name in prototype) continue;
    Object.defineProperty(prototype, name, {
      get(this: Light): unknown {
        const whole = wholeOf(this);
        const value: unknown = Reflect.get(whole, name);
        return typeof value === 'function' ? (value.bind(whole) as unknown) : value;
      },
    });
  }
}
