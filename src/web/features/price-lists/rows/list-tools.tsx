import { useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import { fetchPriceListFile } from '#web/api/price-list.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import styles from '#web/features/price-lists/price-list.module.css'
import { Button } from '#web/ui/controls/button.tsx'
import { DownloadButton } from '#web/ui/controls/download-button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { AddRow } from './add-row.tsx'

type ListToolsProps = { supplierId: Id; onReplace: () => void; print: { isReading: boolean; print: () => void } }

/** What can be done with all of a list. */
export function ListTools({ supplierId, onReplace, print }: ListToolsProps) {
  const canChange = useCanChange()
  const [isAdding, setAdding] = useState(false)
  const file = (format: 'csv' | 'xlsx') => ({
    name: `price-list.${format}`,
    load: () => fetchPriceListFile(supplierId, format),
    busyLabel: 'Exporting...',
    onFailure: (error: unknown) => void toast(failureToast(error)),
  })
  return (
    <>
      <div className={`${styles.tools} no-print`}>
        {canChange && (
          <>
            <Button onClick={onReplace}>Read a new list</Button>
            <Button variant="outline" icon="plus" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
              Add an item
            </Button>
          </>
        )}
        <DownloadButton {...file('xlsx')}>Excel</DownloadButton>
        <DownloadButton {...file('csv')}>CSV</DownloadButton>
        <Button variant="quiet" icon="printer" busy={print.isReading} busyLabel="Loading all..." onClick={print.print}>
          Print
        </Button>
      </div>
      {isAdding && <AddRow supplierId={supplierId} onClose={() => setAdding(false)} />}
    </>
  )
}
