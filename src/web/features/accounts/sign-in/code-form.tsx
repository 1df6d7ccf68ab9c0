import { useEffect, useState } from 'react'
import type { Role } from '#contract/accounts/accounts.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { AccountForm } from './account-form.tsx'
import { loginProblem, useSignIn, type Credentials } from './sign-in.ts'
import { useOneField } from './use-one-field.ts'

type CodeFormProps = { credentials: Credentials; onSignedIn: (role: Role) => void; onBack: () => void }

const WAYS = {
  app: { label: 'Six-digit code', help: 'From the authenticator app on your phone.', other: 'Use a recovery code instead' },
  recovery: { label: 'Recovery code', help: 'One of the ten you kept. Each works once.', other: 'Use the authenticator app instead' },
} as const

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeForm({ credentials, onSignedIn, onBack }: CodeFormProps) {
  const [way, setWay] = useState<keyof typeof WAYS>('app')
  const signIn = useSignIn(onSignedIn)
  const { field, problem, submit } = useOneField({
    missing: 'Please enter the code.',
    problem: signIn.error ? loginProblem(signIn.error) : undefined,
    onValue: (otp) => signIn.send({ ...credentials, otp }),
  })
  // The element that had the focus is removed; this field is the next step.
  useEffect(() => field.current?.focus(), [field, way])
  const { label, help, other } = WAYS[way]
  const switchWay = () => setWay(way === 'app' ? 'recovery' : 'app')
  return (
    <AccountForm onSubmit={submit} action="Log in" busyAction="Logging in..." isBusy={signIn.isPending} block problem={problem} isAtField>
      <p>Your account asks for a second proof that it is you.</p>
      <Field label={label} help={help} required error={problem}>
        <TextInput
          ref={field}
          key={way}
          name="otp"
          autoComplete="one-time-code"
          inputMode={way === 'app' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
      <Stack row gap={4} justify="space-between">
        <ActionLink onClick={switchWay}>{other}</ActionLink>
        <ActionLink onClick={onBack}>Back</ActionLink>
      </Stack>
    </AccountForm>
  )
}

const ActionLink = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <TextLink
    render={
      <button type="button" onClick={onClick}>
        {children}
      </button>
    }
  />
)
