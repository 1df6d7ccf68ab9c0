import type { ReactNode } from 'react'
import { Field } from '#web/ui/controls/field.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { AccountForm } from './account-form.tsx'
import { useOneField } from './use-one-field.ts'

type PasswordStepProps = {
  action: string
  busyAction: string
  isBusy: boolean
  /** What the server says of the last attempt, at the field. */
  problem: string | undefined
  /** Returns whether it went well. */
  onPassword: (password: string) => Promise<boolean>
  quiet?: boolean
  children?: ReactNode
}

/** Asks for the password before something that only the owner of the account may do. */
export function PasswordStep({ action, busyAction, isBusy, quiet, children, onPassword, ...said }: PasswordStepProps) {
  const { field, problem, submit } = useOneField({ missing: 'Please enter your password.', problem: said.problem, onValue: onPassword })
  return (
    <AccountForm onSubmit={submit} problem={problem} action={action} busyAction={busyAction} isBusy={isBusy} quiet={quiet}>
      {children}
      <Field label="Your password" required error={problem}>
        <PasswordInput ref={field} name="password" autoComplete="current-password" />
      </Field>
    </AccountForm>
  )
}
