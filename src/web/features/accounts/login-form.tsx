import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { login, type Role } from '#contract/accounts.ts'
import type { Input, Sent } from '#contract/endpoint.ts'
import { FORGOT_PASSWORD } from '#web/paths.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { AccountForm } from './account-form.tsx'
import { atField } from './at-field.ts'
import { CodeForm } from './code-form.tsx'
import { asksForCode, loginProblem, useSignIn, type Credentials } from './sign-in.ts'

type LoginFormProps = {
  /** Already known, as after registration. */
  email?: string
  onSignedIn: (role: Role) => void
}

/** Email and password, then a code where the account asks for one. */
export function LoginForm({ email, onSignedIn }: LoginFormProps) {
  const [credentials, setCredentials] = useState<Credentials>()
  const [isCodeAsked, setCodeAsked] = useState(false)
  const known = useMemo(() => credentials ?? (email ? { email } : undefined), [credentials, email])
  const askForCode = (given: Credentials) => {
    setCredentials(given)
    setCodeAsked(true)
  }
  return credentials && isCodeAsked ? (
    <CodeForm credentials={credentials} onSignedIn={onSignedIn} onBack={() => setCodeAsked(false)} />
  ) : (
    <PasswordForm known={known} onSignedIn={onSignedIn} onCodeAsked={askForCode} />
  )
}

type PasswordFormProps = {
  known?: Partial<Credentials>
  onSignedIn: (role: Role) => void
  onCodeAsked: (credentials: Credentials) => void
}

function PasswordForm({ known, onSignedIn, onCodeAsked }: PasswordFormProps) {
  const form = useForm<Sent<typeof login>, unknown, Input<typeof login>>({
    resolver: standardSchemaResolver(login.body!),
    // Without any, what a password manager filled in before the script ran stays.
    defaultValues: known,
  })
  const { register, setError, setFocus, formState } = form
  const { errors, isSubmitting } = formState
  // Whoever comes from registering, or back from the code, goes on here.
  useEffect(() => {
    if (known) setFocus('password')
  }, [known, setFocus])
  const signIn = useSignIn(onSignedIn, (error, { email, password }) => {
    if (asksForCode(error)) return onCodeAsked({ email, password })
    setError('root', { message: loginProblem(error) })
    setFocus('password')
  })
  const submit = form.handleSubmit(
    ({ email, password }) => signIn.send({ email, password }),
    ({ email, password }) => setError('root', { message: (email ?? password)?.message }),
  )
  return (
    <AccountForm onSubmit={submit} problem={errors.root?.message} action="Log in" busyAction="Logging in..." isBusy={isSubmitting} block>
      <Field label="Email" required error={atField(errors.email, 'Enter your email address.')}>
        <TextInput {...register('email')} type="email" autoComplete="username" />
      </Field>
      <Field label="Password" required error={atField(errors.password, 'Enter your password.')}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <p>
        <TextLink href={FORGOT_PASSWORD}>Forgot your password?</TextLink>
      </p>
    </AccountForm>
  )
}
