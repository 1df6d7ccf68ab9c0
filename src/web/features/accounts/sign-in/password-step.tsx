import type { ReactNode } from 'react'
import { Field } from '#web/ui/controls/field.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { AccountForm } from './account-form.tsx'
import { useOneField } from './use-one-field.ts'

type PasswordStepProps = {
  action: string
  busyAction: string
  isBusy: boolean
  /** The server's message about the last attempt, shown at the field. */
  problem: string | undefined
  /** Returns whether it succeeded. */
  onPassword: (password: string) => Promise<boolean>
  quiet?: boolean
  destructive?: boolean
  onCancel?: () => void
  children?: ReactNode
}

/** A form that asks for the password before a sensitive action. */
export function PasswordStep({
  action,
  busyAction,
  isBusy,
  quiet,
  destructive,
  onCancel,
  children,
  onPassword,
  ...rest
}: PasswordStepProps) {
  const { field, problem, submit } = useOneField({ missing: 'Please enter your password.', problem: rest.problem, onValue: onPassword })
  return (
    <AccountForm {...{ action, busyAction, isBusy, quiet, destructive, onCancel }} onSubmit={submit} problem={problem} isAtField>
      {children}
      <Field label="Your password" required error={problem}>
        <PasswordInput ref={field} name="password" autoComplete="current-password" />
      </Field>
    </AccountForm>
  )
}
