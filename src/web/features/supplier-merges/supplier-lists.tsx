import { useQuery } from '@tanstack/react-query'
import { query } from '#web/api/reads/query.ts'
import { Chip, Chips } from '#web/ui/controls/choice/chip.tsx'
import { listPath, type SupplierList } from './lists.ts'

const LISTS: { list: SupplierList | undefined; label: string }[] = [
  { list: undefined, label: 'Suppliers' },
  { list: 'duplicates', label: 'Possible duplicates' },
  { list: 'merged', label: 'Merged' },
  { list: 'deleted', label: 'Deleted' },
]

/** Links to the lists of the tab of suppliers; the pairs to decide about are counted. */
export function SupplierLists({ open }: { open: SupplierList | undefined }) {
  const { data } = useQuery({ ...query('GET /api/admin/decisions', {}), refetchOnMount: 'always' })
  return (
    <Chips label="Lists of suppliers" wraps>
      {LISTS.map(({ list, label }) => {
        const counted = list === 'duplicates' && data ? `${label} (${data.duplicates.toLocaleString('en-AU')})` : label
        return (
          <li key={label}>
            <Chip active={list === open} render={<a href={listPath(list)}>{counted}</a>}>
              {counted}
            </Chip>
          </li>
        )
      })}
    </Chips>
  )
}
