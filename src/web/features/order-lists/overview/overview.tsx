import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OrderListSummary } from '#contract/order-lists/order-lists.ts'
import { counted } from '#shared/text/words.ts'
import { query } from '#web/api/reads/query.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { RenameDialog } from '#web/features/order-lists/stored/rename-dialog.tsx'
import { useListActions } from '#web/features/order-lists/stored/use-list-actions.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { KeepListPrompt } from './keep-list-prompt.tsx'
import { NewList } from './new-list.tsx'
import { StoredLists } from './stored-lists.tsx'
import styles from './overview.module.css'

/** The lists of an account, and what can be done with each. */
export function Overview() {
  const read = useQuery({ ...query('GET /api/order-lists', {}), refetchOnMount: 'always' })
  const actions = useListActions()
  return (
    <Stack gap={8}>
      <KeepListPrompt actions={actions} />
      <QueryBoundary of={read} loading={<LinesSkeleton lines={4} />}>
        {(lists) => <Lists lists={lists} actions={actions} />}
      </QueryBoundary>
      <NewList actions={actions} />
    </Stack>
  )
}

type ListActions = ReturnType<typeof useListActions>
type ListsProps = { lists: readonly OrderListSummary[]; actions: ListActions }

function Lists({ lists, actions }: ListsProps) {
  const count = useRef<HTMLHeadingElement>(null)
  const [renamed, setRenamed] = useState<OrderListSummary>()
  const remove = async (list: OrderListSummary) => {
    if (await actions.remove(list)) count.current?.focus()
  }
  return (
    <section aria-label="Your lists">
      <h2 ref={count} tabIndex={-1} className={styles.heading}>
        {lists.length === 0 ? 'No list yet' : counted(lists.length, 'list')}
      </h2>
      {lists.length > 0 && (
        <StoredLists
          lists={lists}
          actions={(list) => (
            <Stack row gap={2}>
              <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setRenamed(list)}>
                Rename<span className="visually-hidden">{` ${list.name}`}</span>
              </Button>
              <Button variant="quiet" size="sm" busy={actions.isAdding} onClick={() => void actions.duplicate(list)}>
                Duplicate<span className="visually-hidden">{` ${list.name}`}</span>
              </Button>
              <Button variant="quiet" size="sm" onClick={() => void remove(list)}>
                Delete<span className="visually-hidden">{` ${list.name}`}</span>
              </Button>
            </Stack>
          )}
        />
      )}
      {renamed && <RenameDialog list={renamed} onClose={() => setRenamed(undefined)} />}
    </section>
  )
}
