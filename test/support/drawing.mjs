/**
 * Works and rests by turns, as a program that draws does, and tells its parent after every turn by how many
 * milliseconds it was late. In a session of its own it gets the share of the machine that such a program gets.
 */
const WORK = 30;
const REST = 70;

let due = performance.now();

function work() {
  const begun = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(begun);
    if (user + system >= WORK * 1000) break;
  }
  const now = performance.now();
  // A parent that has just gone hears nothing more: the program ends by `disconnect`, not by an error.
  process.send?.(now - due - WORK, () => undefined);
  due = now + REST;
  setTimeout(work, REST);
}

process.on('disconnect', () => process.exit());
work();
