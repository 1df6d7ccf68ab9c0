import type { OrderList } from '#contract/order-lists/order-lists.ts'
import { query } from '#web/api/reads/query.ts'
import type { ListLine } from '#web/features/order-lists/list-line.ts'
import { editedLine } from './stored-lines.ts'

/** An account's list, by the session of the account or by the key of a link. */
export type ListAddress = { id: string; linkKey: string | null }

export const inputOf = ({ id, linkKey }: ListAddress) => ({ id, ...(linkKey && { key: linkKey }) })
export const listRead = (address: ListAddress) => query('GET /api/order-lists/:id', inputOf(address))

/** The ids by which a page knows the lines that it has added itself, by those that the server has given them: a row that is open stays open. */
const keys = new Map<string, string>()
export const keyOfLine = (storedId: string): string => keys.get(storedId) ?? storedId
export const nameLine = (storedId: string, key: string) => void keys.set(storedId, key)

/** Goes on with the ids of lines that were kept in the browser while the page was closed. */
export function nameKept(lines: readonly ListLine[]) {
  for (const { id, storedId } of lines) if (storedId !== undefined && storedId !== id) nameLine(storedId, id)
}

/** Returns the lines of a list as they are edited. */
export const linesOf = ({ lines }: Pick<OrderList, 'lines'>): ListLine[] => lines.map((line) => editedLine(line, keyOfLine))
