import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { login, type Role } from '#contract/accounts/accounts.ts'
import type { Input, CallerInput } from '#contract/endpoint/endpoint.ts'
import { FORGOT_PASSWORD } from '#web/paths.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { AccountForm } from './account-form.tsx'
import { atField } from './at-field.ts'
import { CodeForm } from './code-form.tsx'
import { requiresCode, loginProblem, useSignIn, type Credentials } from './sign-in.ts'

type LoginFormProps = {
  /** Prefilled if it is known, such as after registration. */
  email?: string
  onSignedIn: (role: Role) => void
}

/** The form to sign in: email and password, then a code if the account requires one. */
export function LoginForm({ email, onSignedIn }: LoginFormProps) {
  const [credentials, setCredentials] = useState<Credentials>()
  const [isCodeRequired, setCodeRequired] = useState(false)
  const known = useMemo(() => credentials ?? (email ? { email } : undefined), [credentials, email])
  const showCodeForm = (entered: Credentials) => {
    setCredentials(entered)
    setCodeRequired(true)
  }
  return credentials && isCodeRequired ? (
    <CodeForm credentials={credentials} onSignedIn={onSignedIn} onBack={() => setCodeRequired(false)} />
  ) : (
    <PasswordForm known={known} onSignedIn={onSignedIn} onCodeRequired={showCodeForm} />
  )
}

type PasswordFormProps = {
  known?: Partial<Credentials>
  onSignedIn: (role: Role) => void
  onCodeRequired: (credentials: Credentials) => void
}

function PasswordForm({ known, onSignedIn, onCodeRequired }: PasswordFormProps) {
  const form = useForm<CallerInput<typeof login>, unknown, Input<typeof login>>({
    resolver: standardSchemaResolver(login.body),
    // Without default values, those that a password manager filled in before hydration stay.
    defaultValues: known,
  })
  const { register, setError, setFocus, formState } = form
  const { errors, isSubmitting } = formState
  // After registration, or back from the code form, the password is the next field.
  useEffect(() => {
    if (known) setFocus('password')
  }, [known, setFocus])
  const signIn = useSignIn(onSignedIn, (error, { email, password }) => {
    if (requiresCode(error)) return onCodeRequired({ email, password })
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
