import { lazy, Suspense, useState } from 'react'
import { CATEGORIES } from '#contract/options.ts'
import type { ListLine } from '#web/features/order-lists/list-line.ts'
import type { AskedLine } from '#web/features/quotes/ask/lines/asked-lines.ts'
import type { SendLinesDialogProps } from '#web/features/quotes/ask/lines/send-lines-dialog.tsx'
import { useSavedSuppliers } from '#web/features/saved/use-saved-suppliers.ts'
import { Button } from '#web/ui/controls/button.tsx'

const SendLinesDialog = lazy(async () => ({
  default: (await import('#web/features/quotes/ask/lines/send-lines-dialog.tsx')).SendLinesDialog,
}))

/** The saved suppliers that are proposed: more would be a list to search, not to choose from. */
const SAVED_PROPOSED = 12

type SendListProps = {
  lines: readonly ListLine[]
  /** The id of an account's list; that of a browser has none. */
  listId?: string
}

/** Asks suppliers about the lines of a list. */
export function SendList({ lines, listId = 'browser' }: SendListProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="paper-plane-right" aria-haspopup="dialog" disabled={lines.length === 0} onClick={() => setOpen(true)}>
        Send this week's list
      </Button>
      {isOpen && (
        <SendDialog title="Send this week's list" from="list" about={listId} lines={lines.map(askedLine)} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** The dialog, with the suppliers that the reader has saved. */
export function SendDialog(props: Omit<SendLinesDialogProps, 'saved'>) {
  const { suppliers = [] } = useSavedSuppliers()
  return (
    <Suspense>
      <SendLinesDialog {...props} saved={suppliers.slice(0, SAVED_PROPOSED)} />
    </Suspense>
  )
}

/** Returns what suppliers get of a line: nothing of what the venue pays today. */
export const askedLine = ({ item, quantity, unit, contents, every, category, note, storedId }: ListLine): AskedLine => ({
  item,
  quantity,
  unit,
  contents,
  every,
  category: CATEGORIES.find((one) => one === category) ?? null,
  note: note || null,
  listLineId: storedId ?? null,
})
