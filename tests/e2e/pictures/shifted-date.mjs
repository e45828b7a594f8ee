// @ts-check
// Loaded before a program starts: its clock runs, but on the day that the pictures were taken.
const offsetMs = Number(process.env.DATE_OFFSET_MS);
const RealDate = Date;

globalThis.Date = /** @type {DateConstructor} */ (
  class extends RealDate {
    /** @param {ConstructorParameters<DateConstructor>} given */
    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + offsetMs);
      else super(...given);
    }

    static now() {
      return RealDate.now() + offsetMs;
    }

    /** @param {unknown} value */
    static [Symbol.hasInstance](value) {
      return value instanceof RealDate;
    }
  }
);
