import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import type { SocialAccount } from '#contract/social/social-accounts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import rows from '#web/features/social/rows.module.css'
import { accountsRead, overviewRead } from '#web/features/social/social-reads.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import { AccountList } from './account-list.tsx'
import styles from './accounts.module.css'
import { AutoPosting } from './auto-posting.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { ConnectReturn } from './connect-return.tsx'
import { PracticeFeed } from './practice-feed.tsx'

type AccountsTabProps = { supplierId: Id }

/** The accounts for which posts are written, and the feed of the sandbox. */
export function AccountsTab({ supplierId }: AccountsTabProps) {
  const overview = useQuery({ ...overviewRead(supplierId), refetchOnMount: 'always' })
  return (
    <>
      <ConnectReturn />
      <QueryBoundary of={overview} loading={<RowsSkeleton rows={5} picture={40} hasAction />}>
        {(data) => (
          <div className={styles.columns}>
            <div className={styles.column}>
              <Accounts supplierId={supplierId} overview={data} />
              <AutoPosting />
            </div>
            <PracticeFeed supplierId={supplierId} timeZone={data.timeZone} />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

type AccountsProps = AccountsTabProps & { overview: ResponseOf<'GET /api/suppliers/:id/social-overview'> }

function Accounts({ supplierId, overview: { livePlatforms, timeZone } }: AccountsProps) {
  const read = useQuery({ ...accountsRead(supplierId), refetchOnMount: 'always' })
  const [isConnecting, setConnecting] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const canChange = useCanChange()
  return (
    <Panel
      title="Your accounts"
      aside={
        canChange && (
          <Button icon="plus" aria-haspopup="dialog" onClick={() => setConnecting(true)}>
            Connect account
          </Button>
        )
      }
    >
      <div ref={list} tabIndex={-1} className={rows.list}>
        <QueryBoundary of={read} loading={<RowsSkeleton rows={2} picture={40} hasAction />}>
          {(accounts: SocialAccount[]) => (
            <AccountList
              supplierId={supplierId}
              accounts={accounts}
              timeZone={timeZone}
              hasKeys={livePlatforms.length > 0}
              onFocusLost={() => list.current?.focus()}
            />
          )}
        </QueryBoundary>
      </div>
      {isConnecting && <ConnectDialog supplierId={supplierId} livePlatforms={livePlatforms} onClose={() => setConnecting(false)} />}
    </Panel>
  )
}
