import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type DefaultValues } from 'react-hook-form'
import { changeAccount, MIN_PASSWORD, type Account } from '#contract/accounts/accounts.ts'
import type { Input, CallerInput } from '#contract/endpoint/endpoint.ts'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { AccountForm } from '#web/features/accounts/sign-in/account-form.tsx'
import { ResendButton } from '#web/features/accounts/registration/resend-button.tsx'
import { showAtForm } from '#web/features/accounts/sign-in/show-at-form.ts'

type AccountProps = { account: Account }
type Change = CallerInput<typeof changeAccount>
type Name = 'username' | 'email' | 'newPassword' | 'password'

const check = standardSchemaResolver<Change, unknown, Input<typeof changeAccount>>(changeAccount.body)

/** Messages for blank fields of the form: to the server they would mean "unchanged". */
const MISSING: Record<Name, string> = {
  username: 'Please choose a username.',
  email: 'Please enter an email address.',
  newPassword: 'Please choose a password.',
  password: 'Please enter your password.',
}

/** Returns a form that changes some fields of the account, all of which are required. */
function useChange(names: readonly Name[], defaultValues: DefaultValues<Change>, success: string) {
  const form = useForm<Change, unknown, Input<typeof changeAccount>>({
    resolver: async (values, context, options) => {
      const result = await check(values, context, options)
      const blank = names.filter((name) => !values[name]?.trim())
      if (blank.length === 0) return result
      return {
        values: {},
        errors: { ...result.errors, ...Object.fromEntries(blank.map((name) => [name, { type: 'required', message: MISSING[name] }])) },
      }
    },
    defaultValues,
  })
  const { send } = useWrite('PUT /api/account', {
    invalidates: ['GET /api/account/sessions', 'GET /api/me'],
    updates: query('GET /api/account', {}),
    success,
    failure: (error) => showAtForm(form, error),
    onSuccess: (account) =>
      form.reset(Object.fromEntries(names.map((name) => [name, name === 'username' || name === 'email' ? account[name] : '']))),
  })
  const submit = form.handleSubmit(send, (errors) =>
    form.setError('root', { message: names.map((name) => errors[name]?.message).find(Boolean) }),
  )
  return { form, submit, errors: form.formState.errors, isBusy: form.formState.isSubmitting }
}

export function NameForm({ account: { username } }: AccountProps) {
  const { form, submit, errors, isBusy } = useChange(['username'], { username }, 'Name saved')
  return (
    <AccountForm onSubmit={submit} problem={errors.root?.message} action="Save name" busyAction="Saving..." isBusy={isBusy} quiet>
      <Field label="Username" required error={errors.username?.message}>
        <TextInput {...form.register('username')} autoComplete="nickname" maxLength={50} />
      </Field>
    </AccountForm>
  )
}

export function EmailForm({ account: { email, emailConfirmed } }: AccountProps) {
  const { form, submit, errors, isBusy } = useChange(['email', 'password'], { email, password: '' }, 'Email saved')
  return (
    <>
      {!emailConfirmed && (
        <>
          <p>Not confirmed yet: we sent a link to {email}.</p>
          <ResendButton />
        </>
      )}
      <AccountForm onSubmit={submit} problem={errors.root?.message} action="Save email" busyAction="Saving..." isBusy={isBusy} quiet>
        <Field label="Email" required error={errors.email?.message}>
          <TextInput {...form.register('email')} type="email" autoComplete="email" />
        </Field>
        <Field label="Your password" required error={errors.password?.message}>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
      </AccountForm>
    </>
  )
}

export function NewPasswordForm({ account: { email } }: AccountProps) {
  const { form, submit, errors, isBusy } = useChange(['password', 'newPassword'], { password: '', newPassword: '' }, 'Password changed')
  return (
    <AccountForm onSubmit={submit} problem={errors.root?.message} action="Change password" busyAction="Changing..." isBusy={isBusy} quiet>
      {/* tells password managers whose password it is */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" required error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <Field label="New password" required help={`At least ${MIN_PASSWORD} characters.`} error={errors.newPassword?.message}>
        <PasswordInput {...form.register('newPassword')} autoComplete="new-password" />
      </Field>
    </AccountForm>
  )
}
