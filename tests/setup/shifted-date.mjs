// @ts-check
// Preloaded before a program starts. Shifts the clock of the program by DATE_OFFSET_MS. The clock
// continues to run.
const offsetMs = Number(process.env.DATE_OFFSET_MS);
const now = () => RealDate.now() + offsetMs;
const RealDate = Date;

// A proxy keeps the prototype of `Date`, because time zone libraries wrap its methods.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
