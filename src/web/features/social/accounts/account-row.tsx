import type { SocialAccount } from '#contract/social/social-accounts.ts'
import { socialConnect } from '#shared/social/social-connecting.ts'
import { PlatformIcon } from '#web/features/social/platform-icon.tsx'
import rows from '#web/features/social/rows.module.css'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Tag } from '#web/ui/typography/tag.tsx'
import { accessWords, lastPostWords, networkWords } from './account-texts.ts'
import styles from './accounts.module.css'
import { useAccountChange } from './use-accounts.ts'

type AccountRowProps = {
  account: SocialAccount
  timeZone: string
  /** The time of the page, in milliseconds. */
  now: number
  onDisconnect: () => void
  /** Called once it is the active one: the button for that goes. */
  onMadeActive: () => void
}

/** An account, whether posts go to it, and what can be done with it. */
export function AccountRow({ account, timeZone, now, onDisconnect, onMadeActive }: AccountRowProps) {
  const { platform, accountName, isActive } = account
  const canChange = useCanChange()
  const access = accessWords(account, timeZone, now)
  return (
    <ListRow>
      <RowWords>
        <div className={rows.words}>
          <PlatformIcon platform={platform} className={rows.icon} />
          <div>
            <h3 className={rows.name}>{accountName}</h3>
            <p className={styles.about}>
              <Tag>{networkWords(account)}</Tag>
              <span className={isActive ? styles.active : undefined}>{isActive ? 'Active' : 'Not active'}</span>
              <span>{lastPostWords(account, timeZone)}</span>
              {access?.tone === 'quiet' && <span>{access.text}</span>}
            </p>
            {access?.tone === 'warning' && <p className={styles.warning}>{access.text}</p>}
          </div>
        </div>
      </RowWords>
      <div className={styles.actions}>
        <AutoPosting account={account} />
        {canChange && access?.isConnectedAgain && (
          <ButtonLink size="sm" href={socialConnect(platform)} aria-label={`Connect again: ${accountName}`}>
            Connect again
          </ButtonLink>
        )}
        {canChange && !isActive && <MakeActive account={account} onDone={onMadeActive} />}
        {canChange && <IconButton icon="trash" dense label={`Disconnect ${accountName}`} onClick={onDisconnect} />}
      </div>
    </ListRow>
  )
}

type Props = { account: SocialAccount }

function AutoPosting({ account: { id, accountName, autoPostEnabled } }: Props) {
  const { send, isPending, variables } = useAccountChange()
  const canChange = useCanChange()
  const isOn = (isPending ? variables.autoPostEnabled : undefined) ?? autoPostEnabled
  return (
    <Checkbox
      disabled={!canChange}
      checked={isOn}
      onChange={({ target }) => void send({ id, autoPostEnabled: target.checked })}
      label={
        <>
          Auto-posting
          <span className="visually-hidden"> for {accountName}</span>
        </>
      }
    />
  )
}

function MakeActive({ account: { id, accountName }, onDone }: Props & { onDone: () => void }) {
  const { send, isPending } = useAccountChange()
  const makeActive = async () => {
    if (await send({ id, isActive: true })) onDone()
  }
  return (
    <Button size="sm" variant="quiet" aria-label={`Make active: ${accountName}`} busy={isPending} onClick={() => void makeActive()}>
      Make active
    </Button>
  )
}
