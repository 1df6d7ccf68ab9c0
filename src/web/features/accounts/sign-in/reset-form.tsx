import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MIN_PASSWORD, resetPassword } from '#contract/accounts/accounts.ts'
import type { Input, CallerInput } from '#contract/endpoint/endpoint.ts'
import { CallError } from '#web/api/call-error.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { AUTH, FORGOT_PASSWORD } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { PasswordInput } from '#web/ui/controls/password-input.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import { AccountForm } from './account-form.tsx'
import { showAtForm } from './show-at-form.ts'

const check = standardSchemaResolver<CallerInput<typeof resetPassword>, unknown, Input<typeof resetPassword>>(resetPassword.body)

/** Sets a new password with the link from the email. */
export function ResetForm({ token }: { token: string | null }) {
  const isHydrated = useHydrated()
  const [state, setState] = useState<'open' | 'done' | 'invalid'>('open')
  if (state === 'done')
    return (
      <Stack gap={4}>
        <Note tone="success" title="Your password is changed">
          Every device that was signed in has been signed out.
        </Note>
        <ButtonLink href={AUTH} block size="lg">
          Log in
        </ButtonLink>
      </Stack>
    )
  if (state === 'invalid' || (isHydrated && !token))
    return (
      <Stack gap={4}>
        <Note tone="error" title="This link no longer works">
          It was used already, is older than an hour, or is not complete.
        </Note>
        <ButtonLink href={FORGOT_PASSWORD} block size="lg">
          Have a new link sent
        </ButtonLink>
      </Stack>
    )
  return <NewPasswordForm token={token ?? ''} onDone={() => setState('done')} onInvalidLink={() => setState('invalid')} />
}

type NewPasswordFormProps = { token: string; onDone: () => void; onInvalidLink: () => void }

function NewPasswordForm({ token, onDone, onInvalidLink }: NewPasswordFormProps) {
  const form = useForm<CallerInput<typeof resetPassword>, unknown, Input<typeof resetPassword>>({
    resolver: (values, context, options) => check({ ...values, token }, context, options),
  })
  const { errors, isSubmitting } = form.formState
  const { send } = useWrite('POST /api/password/reset', {
    invalidates: ['GET /api/me'],
    failure: (error) => (isAboutPassword(error) ? showAtForm(form, error) : onInvalidLink()),
    onSuccess: onDone,
  })
  const submit = form.handleSubmit(send, ({ password }) => form.setError('root', { message: password?.message }))
  return (
    <AccountForm onSubmit={submit} problem={errors.root?.message} action="Set password" busyAction="Setting..." isBusy={isSubmitting} block>
      <Field label="New password" required help={`At least ${MIN_PASSWORD} characters.`} error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
    </AccountForm>
  )
}

/** Returns whether an error is not about the link, so that the form can be submitted again. */
const isAboutPassword = (error: unknown) =>
  !(error instanceof CallError) || error.status !== 400 || error.problem?.errors?.some(({ path }) => path === 'password')
