import { useState } from 'react'
import type { SocialAccount } from '#contract/social/social-accounts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import rows from '#web/features/social/rows.module.css'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { AccountRow } from './account-row.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { useDisconnecting } from './use-accounts.ts'

type AccountListProps = {
  supplierId: Id
  accounts: readonly SocialAccount[]
  timeZone: string
  /** Whether the site has keys for a platform. */
  hasKeys: boolean
  /** Takes the focus, where it goes with the button that was pressed. */
  onFocusLost: () => void
}

/** The accounts of a listing. One of the sandbox is disconnected at once, one of a platform after a question. */
export function AccountList({ supplierId, accounts, timeZone, hasKeys, onFocusLost }: AccountListProps) {
  const { disconnect, isDisconnecting, problem, forgetProblem } = useDisconnecting(supplierId, accounts)
  const [asked, setAsked] = useState<SocialAccount>()
  const [now] = useState(() => Date.now())
  const remove = async (account: SocialAccount) => {
    if (!(await disconnect(account))) return
    setAsked(undefined)
    onFocusLost()
  }
  const ask = (account: SocialAccount) => {
    forgetProblem()
    setAsked(account)
  }
  if (accounts.length === 0) return <NoAccounts hasKeys={hasKeys} />
  return (
    <>
      <ul aria-label="Your accounts" className={rows.list}>
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            timeZone={timeZone}
            now={now}
            onMadeActive={onFocusLost}
            onDisconnect={() => (account.network === 'live' ? ask(account) : void remove(account))}
          />
        ))}
      </ul>
      {asked && (
        <DisconnectDialog
          supplierId={supplierId}
          account={asked}
          isBusy={isDisconnecting}
          problem={problem}
          onDisconnect={() => void remove(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function NoAccounts({ hasKeys }: { hasKeys: boolean }) {
  const canChange = useCanChange()
  const sandbox = hasKeys
    ? 'Connect one, and posts go out to it. For a platform that cannot be connected here yet, they go to the sandbox.'
    : 'Connect one to try posting. Until then, posts go to the sandbox.'
  return (
    <EmptyState title="No accounts yet" level={3}>
      {canChange ? sandbox : 'They stand here once somebody who may change this listing has connected one.'}
    </EmptyState>
  )
}
