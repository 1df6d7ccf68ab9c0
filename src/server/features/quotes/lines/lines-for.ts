import type { CategoryName } from '#contract/options.ts'
import type { NewRequestLine } from '#contract/quotes/request-lines.ts'
import { isLineFor } from '#shared/order-line/lines-for.ts'
import type { Fault } from '#server/http/faults.ts'
import { invalid } from '#server/http/problems.ts'
import { itemAt } from '#shared/item-at.ts'

/** How a supplier of a bulk request is known: by its id, and by what it sells. */
type Asked = { id: number; category: CategoryName }

const NO_SUPPLIER = 'This supplier is not asked. Please name one of supplierIds.'
const NO_LINE = 'There is no such line. Lines are counted from 0.'
const TWICE = 'Please name each line once.'
const NOTHING_LEFT = 'None of the lines is for this supplier. Please give it a line, or leave it out.'

/** Refuses positions of lines, and suppliers, that are not in the request. @throws 400 with the path of each fault */
export function checkLinesFor(linesFor: Record<string, number[]>, supplierIds: readonly number[], lineCount: number): void {
  const ids = new Set(supplierIds.map(String))
  const faults = Object.entries(linesFor).flatMap(([id, positions]): Fault[] => {
    if (!ids.has(id)) return [{ path: `linesFor.${id}`, message: NO_SUPPLIER }]
    return positions.flatMap((position, n) => {
      if (position >= lineCount) return [{ path: `linesFor.${id}.${n}`, message: NO_LINE }]
      return positions.indexOf(position) < n ? [{ path: `linesFor.${id}.${n}`, message: TWICE }] : []
    })
  })
  if (faults.length > 0) throw invalid(faults)
}

/**
 * Returns the positions of the lines that each supplier gets, in the order of the request: those that `linesFor` gives it, else those of its
 * category. `supplierIds` are as they were sent, each perhaps more than once.
 * @throws 400 where a supplier is left without a line
 */
export function linesOfSuppliers(
  lines: readonly NewRequestLine[],
  linesFor: Record<string, number[]>,
  suppliers: readonly Asked[],
  supplierIds: readonly number[],
): Map<number, number[]> {
  if (lines.length === 0) return new Map(suppliers.map(({ id }) => [id, []]))
  const all = [...lines.keys()]
  const given = new Map(
    suppliers.map(({ id, category }) => [
      id,
      linesFor[id]?.toSorted((a, b) => a - b) ?? all.filter((at) => isLineFor(itemAt(lines, at), category)),
    ]),
  )
  const faults = [...given].flatMap(([id, positions]) =>
    positions.length > 0 ? [] : [{ path: `supplierIds.${supplierIds.indexOf(id)}`, message: NOTHING_LEFT }],
  )
  if (faults.length > 0) throw invalid(faults)
  return given
}
