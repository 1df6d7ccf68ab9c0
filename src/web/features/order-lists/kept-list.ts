import { requesterStored } from '#web/storage/requester-stored.ts'
import { isListLine } from './is-list-line.ts'
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
