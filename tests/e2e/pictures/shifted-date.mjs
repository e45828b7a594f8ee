// @ts-check
// Loaded before a program starts: its clock runs, but on the day that the pictures were taken.
const offsetMs = Number(process.env.DATE_OFFSET_MS);
const now = () => RealDate.now() + offsetMs;
const RealDate = Date;

// A proxy keeps the prototype, whose methods libraries of time zones wrap.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
