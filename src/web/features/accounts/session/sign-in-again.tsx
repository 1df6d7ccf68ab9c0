import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { FORGOT_PASSWORD } from '#web/paths.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { CodeField } from '#web/features/accounts/sign-in/code-field.tsx'
import type { SignInAgain as SigningIn } from './use-sign-in-again.ts'

type SignInAgainProps = {
  /** The id of the form, for the button in the footer. */
  id: string
  /** The password field. */
  password: RefObject<HTMLInputElement | null>
  email: string
  signIn: SigningIn
  onSomebodyElse: () => void
}

/** The fields of the account that is known: its password, and a code once the server asks for one. */
export function SignInAgain({ id, password, email, signIn, onSomebodyElse }: SignInAgainProps) {
  const code = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState<'password' | 'otp'>()
  const { isCodeRequired, send } = signIn
  useEffect(() => {
    if (isCodeRequired) code.current?.focus()
  }, [isCodeRequired])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = password.current?.value ?? ''
    const otp = code.current?.value.trim() ?? ''
    const empty = value === '' ? 'password' : isCodeRequired && otp === '' ? 'otp' : undefined
    setMissing(empty)
    const isDone = !empty && (await send({ email, password: value, ...(otp && { otp }) }))
    if (!isDone) (value !== '' && code.current ? code : password).current?.focus()
  }
  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <Field label="Email">
          <TextInput name="email" type="email" value={email} readOnly autoComplete="username" />
        </Field>
        <Field label="Password" required error={missing === 'password' ? 'Enter your password.' : undefined}>
          <PasswordInput ref={password} name="password" autoComplete="current-password" />
        </Field>
        {isCodeRequired && <CodeField ref={code} error={missing === 'otp' ? 'Please enter the code.' : undefined} />}
        <Stack row gap={4} justify="space-between">
          <TextLink href={FORGOT_PASSWORD} target="_blank">
            Forgot your password?
          </TextLink>
          <TextLink
            render={
              <button type="button" onClick={onSomebodyElse}>
                Sign in as somebody else
              </button>
            }
          />
        </Stack>
      </Stack>
    </form>
  )
}
