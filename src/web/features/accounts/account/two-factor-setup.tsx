import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { AccountForm } from '#web/features/accounts/sign-in/account-form.tsx'
import styles from './two-factor.module.css'
import { useOneField } from '#web/features/accounts/sign-in/use-one-field.ts'

/** If its script cannot be loaded, there is no picture; the key beside it is equivalent. */
const QrCode = lazy<ComponentType<{ text: string; className?: string }>>(() =>
  import('./qr-code.tsx').then(({ QrCode: Picture }) => ({ default: Picture })).catch(() => ({ default: () => null })),
)

type TwoFactorSetupProps = {
  /** The secret as text, for apps that cannot scan the picture. */
  secret: string
  /** The content of the QR code. */
  uri: string
  onOn: (recoveryCodes: string[]) => void
}

/** Shows the secret for the authenticator app, and verifies the first code of it. */
export function TwoFactorSetup({ secret, uri, onOn }: TwoFactorSetupProps) {
  const turnOn = useWrite('PUT /api/account/two-factor', {
    invalidates: ['GET /api/account', 'GET /api/me'],
    failure: shownElsewhere,
    onSuccess: ({ recoveryCodes }) => onOn(recoveryCodes),
  })
  const { field, problem, submit } = useOneField({
    missing: 'Please enter the six digits.',
    problem: turnOn.problem,
    onValue: (otp) => turnOn.send({ otp }),
  })
  useEffect(() => field.current?.focus(), [field])
  return (
    <AccountForm onSubmit={submit} problem={problem} isAtField action="Turn it on" busyAction="Checking..." isBusy={turnOn.isPending}>
      <p>Scan this with your authenticator app.</p>
      <Suspense fallback={<span className={styles.code} />}>
        <QrCode text={uri} className={styles.code} />
      </Suspense>
      <p>
        Or type this key into it: <span className={styles.secret}>{inFours(secret)}</span>
      </p>
      <Field label="Six-digit code" help="Then enter what the app shows." required error={problem}>
        <TextInput ref={field} name="otp" autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
      </Field>
    </AccountForm>
  )
}

const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')
