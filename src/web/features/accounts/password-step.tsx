import type { ReactNode } from 'react'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { AccountForm } from './account-form.tsx'
import { useOneField } from './use-one-field.ts'

type PasswordStepProps = {
  action: string
  busyAction: string
  /** @throws what the server refuses, which is then said at the field */
  onPassword: (password: string) => Promise<void>
  quiet?: boolean
  children?: ReactNode
}

/** Asks for the password before something that only the owner of the account may do. */
export function PasswordStep({ action, busyAction, onPassword, quiet, children }: PasswordStepProps) {
  const { field, problem, isBusy, submit } = useOneField({ missing: 'Please enter your password.', onValue: onPassword })
  return (
    <AccountForm onSubmit={submit} problem={problem} action={action} busyAction={busyAction} isBusy={isBusy} quiet={quiet}>
      {children}
      <Field label="Your password" required error={problem}>
        <PasswordInput ref={field} name="password" autoComplete="current-password" />
      </Field>
    </AccountForm>
  )
}
