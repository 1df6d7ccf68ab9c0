import type { OrderUnit } from './order-units.ts'

/** A part of a line, with its place in it; `to` is exclusive. */
export type LineToken = {
  from: number
  to: number
  kind:
    | 'number'
    | 'unit'
    | 'times'
    | 'of'
    | 'per'
    | 'open'
    | 'close'
    | 'equals'
    | 'rough'
    | 'unclear'
    | 'dash'
    | 'mark'
    | 'cell'
    | 'size'
    | 'word'
  /** As typed, in lower case without accents. */
  text: string
  value?: number
  unit?: OrderUnit
}
