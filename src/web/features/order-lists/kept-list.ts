import { EVERY } from '#contract/order-lists/every.ts'
import { requesterStored } from '#web/storage/requester-stored.ts'
import { listEditor } from './list-editor.ts'
import type { ListLine } from './list-line.ts'

type KeptList = { lines: readonly ListLine[] }

/** The list of whoever uses this browser, which never leaves it. One that a visitor began moves to the account that signs in. */
export const keptList = requesterStored<KeptList>({
  name: 'order-list',
  area: () => localStorage,
  empty: { lines: [] },
  isValid: isKeptList,
  followsSignIn: true,
})

/** Changes the list of this browser. */
export const keptListEditor = listEditor(
  {
    get: () => keptList.get().lines,
    change: (update) => void keptList.change(({ lines }) => ({ lines: update(lines) })),
  },
  { draft: 'order-list', privacy: 'Only you see this.' },
)

function isKeptList(value: unknown): value is KeptList {
  return typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines) && value.lines.every(isListLine)
}

const isNumber = (value: unknown) => value === null || typeof value === 'number'
const isText = (value: unknown) => value === null || typeof value === 'string'

/** Whether a line can be shown: other versions of this page may have stored others. */
export function isListLine(value: unknown): value is ListLine {
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
