import { useState } from 'react'
import type { Receiver } from '#web/features/quotes/ask/bulk/receiver.ts'
import { Comparison } from '#web/features/saved/compare/comparison.tsx'
import type { SavedChoice } from '#web/features/saved/compare/use-saved-address.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { AskThem } from './ask-them.tsx'
import styles from './saved-list.module.css'

/** The suppliers of the address side by side, to be asked or printed. */
export function CompareSaved({ choice }: { choice: SavedChoice }) {
  const [receivers, setReceivers] = useState<readonly Receiver[]>()
  return (
    <>
      <Comparison
        ids={choice.chosen}
        list={choice.pathOfList}
        onRemove={choice.remove}
        toolsFor={(suppliers) => (
          <Stack row gap={3} className={`${styles.below} no-print`}>
            <Button icon="paper-plane-right" aria-haspopup="dialog" onClick={() => setReceivers(suppliers)}>
              {suppliers.length === 1 ? 'Ask for a quote' : 'Ask them all for a quote'}
            </Button>
            <Button variant="quiet" icon="printer" onClick={() => window.print()}>
              Print
            </Button>
          </Stack>
        )}
      />
      {receivers && <AskThem suppliers={receivers} onChange={setReceivers} />}
    </>
  )
}
