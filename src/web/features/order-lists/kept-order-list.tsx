import type { ReactNode } from 'react'
import { useStored } from '#web/storage/stored.ts'
import { keptList, keptListEditor } from './kept-list.ts'
import type { ListLine } from './list-line.ts'
import { OrderList } from './order-list.tsx'

/** The list that is kept in this browser. */
export function KeptOrderList({ actionFor }: { actionFor: (lines: readonly ListLine[]) => ReactNode }) {
  const { lines } = useStored(keptList)
  return <OrderList lines={lines} editor={keptListEditor} action={actionFor(lines)} />
}
