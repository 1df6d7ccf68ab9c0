import type { IsOver } from './split/find-split.ts'

/** Time that several searches share. `clock` counts milliseconds. */
export type Clock = () => number

/** Returns a question that is answered with yes once so many milliseconds have passed since now; `onOver` is called then. */
export function budget(clock: Clock, milliseconds: number, onOver: () => void): IsOver {
  const end = clock() + milliseconds
  return () => {
    const isOver = clock() >= end
    if (isOver) onOver()
    return isOver
  }
}
