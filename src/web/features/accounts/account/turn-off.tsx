import { useEffect, useRef, type SubmitEvent } from 'react'
import { CallError } from '#web/api/call-error.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { AccountForm } from '#web/features/accounts/sign-in/account-form.tsx'
import { CodeField } from '#web/features/accounts/sign-in/code-field.tsx'

/** Turns two-factor sign-in off, with the password and one more code. */
export function TurnOff() {
  const [password, code] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const end = useWrite('DELETE /api/account/two-factor', {
    invalidates: ['GET /api/account', 'GET /api/me'],
    success: 'Two-factor sign-in is off',
    failure: shownElsewhere,
  })
  const isAtCode = end.error instanceof CallError && end.error.problem?.errors?.[0]?.path === 'otp'
  useEffect(() => {
    if (end.error) (isAtCode ? code : password).current?.focus()
  }, [end.error, isAtCode, code, password])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    await end.send({ password: password.current?.value ?? '', otp: code.current?.value ?? '' })
  }
  return (
    <AccountForm
      onSubmit={submit}
      problem={end.problem}
      isAtField
      action="Turn it off"
      busyAction="Turning off..."
      isBusy={end.isPending}
      quiet
    >
      <Field label="Your password" required error={isAtCode ? undefined : end.problem}>
        <PasswordInput ref={password} name="password" autoComplete="current-password" />
      </Field>
      <CodeField ref={code} error={isAtCode ? end.problem : undefined} />
    </AccountForm>
  )
}
