import { useStored } from '#web/storage/stored.ts'
import { keptList, keptListEditor } from './kept-list.ts'
import { OrderList } from './order-list.tsx'

/** The list that is kept in this browser. */
export function KeptOrderList() {
  const { lines } = useStored(keptList)
  return <OrderList lines={lines} editor={keptListEditor} />
}
