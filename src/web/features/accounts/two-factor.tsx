import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import type { ResponseOf } from '#contract/api.ts'
import { callOverHttp } from '#web/api/call.ts'
import { query } from '#web/api/query.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import styles from './two-factor.module.css'

/** Turns two-factor sign-in on, step by step, and off. */
export function TwoFactor({ account }: { account: Account }) {
  const client = useQueryClient()
  const [secret, setSecret] = useState<ResponseOf<'POST /api/account/two-factor'>>()
  const [codes, setCodes] = useState<string[]>()
  const { queryKey } = query('GET /api/account', {})
  const reload = () => client.invalidateQueries({ queryKey })
  const begin = async (password: string) => setSecret(await callOverHttp('POST /api/account/two-factor', { password }))
  const end = async (password: string) => {
    await callOverHttp('DELETE /api/account/two-factor', { password })
    await reload()
    toast({ title: 'Two-factor sign-in is off', tone: 'success' })
  }
  const turnedOn = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes)
    setSecret(undefined)
    // At once: what comes after the codes is not exchanged under somebody's hands.
    client.setQueryData(queryKey, (before) => before && { ...before, hasTwoFactor: true, recoveryCodesLeft: recoveryCodes.length })
    void reload()
  }
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
  if (secret) return <TwoFactorSetup {...secret} onOn={turnedOn} />
  if (account.hasTwoFactor)
    return (
      <>
        <p className={styles.state}>
          <Icon name="shield-check" />
          On. {account.recoveryCodesLeft} of your recovery codes are left.
        </p>
        <PasswordStep key="off" action="Turn it off" busyAction="Turning off..." onPassword={end} quiet />
      </>
    )
  return (
    <>
      <p>You need an authenticator app on your phone, such as the one of your password manager.</p>
      <PasswordStep key="on" action="Set it up" busyAction="Starting..." onPassword={begin} quiet />
    </>
  )
}
