import { EVERY } from '#contract/order-lists/every.ts'
import { LIST_LINES_MOST } from '#contract/order-lists/order-lists.ts'
import { requesterStored } from '#web/storage/requester-stored.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { ListLine } from './list-line.ts'

type KeptList = { lines: ListLine[] }

/** The list of whoever uses this browser, which never leaves it. One that a visitor began moves to the account that signs in. */
export const keptList = requesterStored<KeptList>({
  name: 'order-list',
  area: () => localStorage,
  empty: { lines: [] },
  isValid: isKeptList,
  followsSignIn: true,
})

const change = (update: (lines: ListLine[]) => ListLine[]) => keptList.change(({ lines }) => ({ lines: update(lines) }))

/** Returns whether there was room for all of them; else none is added. */
export function addLines(added: readonly ListLine[]): boolean {
  if (keptList.get().lines.length + added.length > LIST_LINES_MOST) return false
  change((lines) => [...lines, ...added])
  return true
}

export const replaceLine = (line: ListLine) => void change((lines) => lines.map((other) => (other.id === line.id ? line : other)))

export const moveLine = (id: string, to: number) =>
  void change((lines) => {
    const line = lines.find((other) => other.id === id)
    return line ? lines.filter((other) => other !== line).toSpliced(to, 0, line) : lines
  })

/** Removes a line, with a toast that brings it back to its place. */
export function removeLine(line: ListLine) {
  const at = keptList.get().lines.findIndex(({ id }) => id === line.id)
  change((lines) => lines.filter(({ id }) => id !== line.id))
  toast({ title: `${line.item} removed`, action: { label: 'Undo', onAct: () => void change((lines) => lines.toSpliced(at, 0, line)) } })
}

/** Removes all lines, with a toast that brings them back before whatever was added since. */
export function clearList() {
  const { lines: removed } = keptList.get()
  change(() => [])
  toast({ title: 'List cleared', action: { label: 'Undo', onAct: () => void change((lines) => [...removed, ...lines]) } })
}

function isKeptList(value: unknown): value is KeptList {
  return typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines) && value.lines.every(isLine)
}

const isNumber = (value: unknown) => value === null || typeof value === 'number'
const isText = (value: unknown) => value === null || typeof value === 'string'

/** Whether a line can be shown: other versions of this page may have stored others. */
function isLine(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, item, quantity, unit, contents, every, category, note, paidCents, paidPer } = value as Record<string, unknown>
  return (
    [id, item, note].every((text) => typeof text === 'string') &&
    [quantity, paidCents].every(isNumber) &&
    [unit, category, paidPer].every(isText) &&
    (contents === null || isAmount(contents)) &&
    EVERY.some((one) => one === every)
  )
}

const isAmount = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  typeof value.amount === 'number' &&
  'measure' in value &&
  typeof value.measure === 'string'
