import type { ReactNode } from 'react'
import type { OrderListSummary } from '#contract/order-lists/order-lists.ts'
import { counted } from '#shared/text/words.ts'
import { when } from '#shared/time/when.ts'
import { orderListPath } from '#web/features/order-lists/stored/list-path.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import styles from './overview.module.css'

/** The lists of an account, each with its lines and what can be done with it. */
export const StoredLists = ({ lists, actions }: { lists: readonly OrderListSummary[]; actions: (list: OrderListSummary) => ReactNode }) => (
  <ul>
    {lists.map((list) => (
      <ListRow key={list.id}>
        <RowWords>
          <p>
            <TextLink href={orderListPath(list.id)}>{list.name}</TextLink>
          </p>
          <p className={styles.meta}>{`${counted(list.lineCount, 'line')}, changed ${when(list.updatedAt)}`}</p>
        </RowWords>
        {actions(list)}
      </ListRow>
    ))}
  </ul>
)
