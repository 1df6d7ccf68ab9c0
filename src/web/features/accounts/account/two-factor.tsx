import { useState } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { PasswordStep } from '#web/features/accounts/sign-in/password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TurnOff } from './turn-off.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import styles from './two-factor.module.css'

/** Turns two-factor sign-in on, step by step, and off. */
export function TwoFactor({ account }: { account: Account }) {
  const [codes, setCodes] = useState<string[]>()
  const begin = useWrite('POST /api/account/two-factor', { invalidates: [], failure: shownElsewhere })
  const turnedOn = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes)
    begin.reset()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
  if (begin.data) return <TwoFactorSetup {...begin.data} onOn={turnedOn} />
  if (account.hasTwoFactor)
    return (
      <>
        <p className={styles.state}>
          <Icon name="shield-check" />
          On. {account.recoveryCodesLeft} of your recovery codes are left.
        </p>
        <TurnOff />
      </>
    )
  return (
    <>
      <p>You need an authenticator app on your phone, such as the one of your password manager.</p>
      <PasswordStep
        key="on"
        action="Set it up"
        busyAction="Starting..."
        isBusy={begin.isPending}
        problem={begin.problem}
        onPassword={(password) => begin.send({ password })}
        quiet
      />
    </>
  )
}
