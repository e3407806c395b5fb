/** Loaded before the program: its clock begins at TALON_TEST_CLOCK. */
const Real = Date;
const ahead = Real.parse(process.env.TALON_TEST_CLOCK) - Real.now();

globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [Real.now() + ahead] : given));
  }
  static now() {
    return Real.now() + ahead;
  }
};
