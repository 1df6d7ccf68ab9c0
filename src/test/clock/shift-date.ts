/**
 * Puts the clock of JavaScript ahead by milliseconds, of which a function is asked at each look. Runs in Node and, as text, in a page: it
 * uses nothing outside itself.
 */
export function shiftDate(ahead: number | (() => number)): void {
  const ActualDate = Date
  const now = () => ActualDate.now() + (typeof ahead === 'function' ? ahead() : ahead)
  const ShiftedDate: DateConstructor = new Proxy(ActualDate, {
    apply: () => new ActualDate(now()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget === ShiftedDate ? target : newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
  ActualDate.prototype.constructor = ShiftedDate
  globalThis.Date = ShiftedDate
}
