import { useRef, useState, type ReactNode } from 'react'
import type { ReadOrderList } from '#contract/order-lists/order-lists.ts'
import { counted } from '#shared/text/words.ts'
import { forgetText } from '#web/storage/text-drafts.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Sortable } from '#web/ui/controls/sortable/sortable.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { AddLine } from './add-line.tsx'
import { ListEditorContext, useListEditor, type ListEditor } from './list-editor.ts'
import { LineRow } from './line-row.tsx'
import type { ListLine } from './list-line.ts'
import styles from './order-list.module.css'
import { PasteList } from './paste-list.tsx'
import { Preview } from './preview.tsx'

type OrderListProps = {
  lines: readonly ListLine[]
  editor: ListEditor
  /** What else is done with the lines, above them. */
  action?: ReactNode
}

/** The list, and how lines come into it: typed one by one, pasted, or from a file. */
export const OrderList = (props: OrderListProps) => (
  <ListEditorContext value={props.editor}>
    <Editing {...props} />
  </ListEditorContext>
)

function Editing({ lines, editor, action }: OrderListProps) {
  const count = useRef<HTMLHeadingElement>(null)
  const [read, setRead] = useState<ReadOrderList>()
  const [isPasting, setPasting] = useState(false)
  const close = () => {
    setRead(undefined)
    setPasting(false)
  }
  const saved = () => {
    forgetText(editor.draft)
    close()
    // The heading is rendered anew with the list.
    requestAnimationFrame(() => count.current?.focus())
  }
  if (read) return <Preview read={read} onSaved={saved} onCancel={() => setRead(undefined)} />
  return (
    <Stack gap={6}>
      {lines.length > 0 && action && <div className={`${styles.open} no-print`}>{action}</div>}
      <AddLine onQuestion={setRead} />
      {isPasting || lines.length === 0 ? (
        <PasteList onRead={setRead} />
      ) : (
        <Button variant="quiet" icon="plus" className={`${styles.open} no-print`} onClick={() => setPasting(true)}>
          Paste a list or choose a file
        </Button>
      )}
      <section aria-label="Your list">
        <Stack row gap={4} justify="space-between" className={styles.head}>
          <h2 ref={count} tabIndex={-1} className={styles.heading}>
            {lines.length === 0 ? 'No lines yet' : counted(lines.length, 'line')}
          </h2>
          {lines.length > 0 && <ListTools />}
        </Stack>
        {lines.length > 0 && <Lines lines={lines} onRemoved={() => count.current?.focus()} />}
      </section>
    </Stack>
  )
}

function ListTools() {
  const { clear } = useListEditor()
  return (
    <Stack row gap={3} className="no-print">
      <Button variant="quiet" icon="printer" onClick={() => window.print()}>
        Print
      </Button>
      <Button variant="quiet" icon="trash" onClick={clear}>
        Clear list
      </Button>
    </Stack>
  )
}

function Lines({ lines, onRemoved }: { lines: readonly ListLine[]; onRemoved: () => void }) {
  const { moveLine } = useListEditor()
  return (
    <Sortable items={lines} nameOf={({ item }) => item} onMove={moveLine} label="Lines of your list">
      {(line, handle) => <LineRow line={line} handle={handle} onRemoved={onRemoved} />}
    </Sortable>
  )
}
