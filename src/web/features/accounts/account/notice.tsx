import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { query } from '#web/api/reads/query.ts'
import { ACCOUNT } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useStored } from '#web/storage/stored.ts'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useNoticePlace } from './notice-place.ts'
import { declinedNotices, postponedNotices } from './dismissed-notices.ts'
import { ResendButton } from '#web/features/accounts/registration/resend-button.tsx'
import { storeSessionHint } from '#web/features/accounts/session/session-hint.ts'
import styles from './notice.module.css'

export type NoticeProps = {
  user: User
  /** Whether the address must be confirmed and the reminder was not dismissed. */
  isConfirmDue: boolean
  isConfirmShown: boolean
}

/** Asks to confirm the email address; owners with a confirmed address are offered two-factor sign-in. */
export function Notice({ user, isConfirmDue, isConfirmShown }: NoticeProps) {
  const { id, email, emailConfirmed, role } = user
  const isDeclined = useStored(declinedNotices).includes(id)
  const mayBePrompted = role === 'owner' && emailConfirmed && !isDeclined
  const { data: account } = useQuery({ ...query('GET /api/account', {}), enabled: mayBePrompted })
  const isPromptDue = mayBePrompted && account?.hasTwoFactor === false
  const isPromptShown = useNoticePlace(isPromptDue)
  const isKnown = !mayBePrompted || account !== undefined
  const isDue = isConfirmDue || isPromptDue
  const isShown = isConfirmShown || isPromptShown
  useEffect(() => {
    if (isKnown) storeSessionHint(user, isDue, isShown)
  }, [user, isKnown, isDue, isShown])
  const dismiss = (store: typeof declinedNotices) => () => void store.change((ids) => [...ids, id])
  if (isConfirmShown)
    return (
      <Bar words={`Please confirm your email address: we sent a link to ${email}.`} onDismiss={dismiss(postponedNotices)}>
        <ResendButton className={styles.action} />
      </Bar>
    )
  if (isPromptShown)
    return (
      <Bar words="Two-factor sign-in keeps the marketplace safe when a password gets out." onDismiss={dismiss(declinedNotices)}>
        <ButtonLink href={`${ACCOUNT}#two-factor`} variant="quiet" size="sm" className={styles.action}>
          Set it up
        </ButtonLink>
      </Bar>
    )
  return null
}

const Bar = ({ words, onDismiss, children }: { words: string; onDismiss: () => void; children: ReactNode }) => (
  <aside aria-label="About your account" className="no-print">
    <Wrap className={styles.notice}>
      <p className={styles.words}>{words}</p>
      {children}
      <IconButton icon="x" label="Not now" className={styles.close} onClick={onDismiss} />
    </Wrap>
  </aside>
)
