/**
 * Loaded into every process of a run at another day (`node --import`, setup/days.mjs): the clock of JavaScript, and with it that of the
 * embedded database, is ahead by the milliseconds in an environment variable, which is read at each look, as a test file may set the clock
 * back to its beginning.
 */
const ActualDate = Date
const ahead = () => Number(process.env.TEST_CLOCK_AHEAD_MS ?? 0)
const now = () => ActualDate.now() + ahead()

const ShiftedDate = new Proxy(ActualDate, {
  apply: () => new ActualDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget === ShiftedDate ? target : newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
ActualDate.prototype.constructor = ShiftedDate
globalThis.Date = ShiftedDate

/** Sets the clock of this process, and of those that it starts, to an instant. */
globalThis.setTestClock = (instant) => {
  process.env.TEST_CLOCK_AHEAD_MS = String(ActualDate.parse(instant) - ActualDate.now())
}
