import { useState, type ReactNode } from 'react'
import { navigate } from '#web/navigation/navigate.ts'
import { ORDER_LISTS } from '#web/paths.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import type { ListLine } from '#web/features/order-lists/list-line.ts'
import { LineWords } from '#web/features/order-lists/line-row.tsx'
import { LinksDialog } from '#web/features/order-lists/links/links-dialog.tsx'
import { OrderList } from '#web/features/order-lists/order-list.tsx'
import type { OrderList as AccountList } from '#contract/order-lists/order-lists.ts'
import { counted } from '#shared/text/words.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { linesOf, type ListAddress } from './list-read.ts'
import { NotOpen } from './not-open.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { SavedNote } from './saved-note.tsx'
import styles from './stored-list.module.css'
import { useListActions } from './use-list-actions.ts'
import { useMeanings } from './use-meanings.ts'
import { useListQuery, useStoredList } from './use-stored-list.ts'

type StoredListProps = ListAddress & {
  /** What else an account does with its lines, above them. */
  actionFor: (lines: readonly ListLine[]) => ReactNode
}

/** One list of an account on its own page, for the account or for whoever has a link to it. */
export function StoredList({ actionFor, ...address }: StoredListProps) {
  const read = useListQuery(address)
  const { data: list, error, isFetching, refetch } = read
  // After a 4xx response the list that was read before must no longer be shown.
  if (error && (!list || error.status < 500)) return <NotOpen error={error} isTrying={isFetching} onTryAgain={() => void refetch()} />
  return (
    <QueryBoundary of={read} loading={<LinesSkeleton lines={6} />}>
      {(now) => (now.seenAs === 'viewer' ? <ReadOnly list={now} /> : <Edited list={now} address={address} actionFor={actionFor} />)}
    </QueryBoundary>
  )
}

type EditedProps = Pick<StoredListProps, 'actionFor'> & { list: AccountList; address: ListAddress }

function Edited({ list, address, actionFor }: EditedProps) {
  const remember = useMeanings()
  const isOwn = list.seenAs === 'account'
  const { lines, editor, saved } = useStoredList(list, address, isOwn ? remember : undefined)
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 className={styles.name}>{list.name}</h1>
          <p className={styles.about}>
            {isOwn ? <TextLink href={ORDER_LISTS}>All your lists</TextLink> : <span>You can change this list. No supplier sees it.</span>}
          </p>
        </div>
        {isOwn && <Tools list={list} />}
      </header>
      <Stack gap={4}>
        <SavedNote saved={saved} />
        <OrderList lines={lines} editor={editor} action={isOwn && actionFor(lines)} />
      </Stack>
    </>
  )
}

function Tools({ list }: { list: AccountList }) {
  const [open, setOpen] = useState<'name' | 'links'>()
  const close = () => setOpen(undefined)
  const actions = useListActions()
  const remove = async () => {
    if (await actions.remove(list)) navigate(ORDER_LISTS)
  }
  return (
    <Stack row gap={3} className="no-print">
      <Button variant="quiet" icon="pencil-simple" aria-haspopup="dialog" onClick={() => setOpen('name')}>
        Rename
      </Button>
      <Button variant="quiet" icon="share-network" aria-haspopup="dialog" onClick={() => setOpen('links')}>
        Links for the kitchen
      </Button>
      <Button variant="quiet" icon="trash" onClick={() => void remove()}>
        Delete list
      </Button>
      {open === 'name' && <RenameDialog list={list} onClose={close} />}
      {open === 'links' && <LinksDialog listId={list.id} onClose={close} />}
    </Stack>
  )
}

const ReadOnly = ({ list }: { list: AccountList }) => (
  <>
    <header className={styles.head}>
      <div>
        <h1 className={styles.name}>{list.name}</h1>
        <p className={styles.about}>{`${counted(list.lines.length, 'line')}. This link only shows the list.`}</p>
      </div>
      <Button variant="quiet" icon="printer" className="no-print" onClick={() => window.print()}>
        Print
      </Button>
    </header>
    <Stack as="ul" gap={3} aria-label="Lines of the list">
      {linesOf(list).map((line) => (
        <li key={line.id} className={styles.line}>
          <LineWords line={line} privacy="" />
        </li>
      ))}
    </Stack>
  </>
)
