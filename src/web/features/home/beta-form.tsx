import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { serverMessage } from '#web/api/call.ts'
import { mutation } from '#web/api/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import styles from './beta-form.module.css'

/** An address for the beta program. What was typed stays until it was taken. */
export function BetaForm() {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const refuse = (sentence: string) => {
    setError(sentence)
    field.current?.focus()
  }
  const join = useMutation({ ...mutation('POST /api/beta-signups'), onError: (failure) => refuse(serverMessage(failure)) })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { value, validity } = field.current!
    setError(undefined)
    if (validity.valid) join.mutate({ email: value.trim() })
    else refuse(value.trim() === '' ? 'Enter your email address.' : 'Enter an email address like you@yourcafe.com.au.')
  }
  return (
    <>
      {!join.isSuccess && (
        <form className={styles.form} noValidate onSubmit={submit}>
          <Field label="Your email" error={error} required>
            <TextInput
              ref={field}
              type="email"
              placeholder="you@yourcafe.com.au"
              autoComplete="email"
              maxLength={254}
              readOnly={join.isPending}
            />
          </Field>
          <Button type="submit" block busy={join.isPending} busyLabel="Joining...">
            Join Beta Program
          </Button>
        </form>
      )}
      <p className={styles.withoutScript}>
        Joining takes JavaScript, which is off in this browser. Turn it on for this site and the form is here.
      </p>
      <div aria-live="polite">{join.isSuccess && <Joined email={join.variables.email} />}</div>
    </>
  )
}

const Joined = ({ email }: { email: string }) => (
  <>
    <h3>You are in the beta program</h3>
    <p className={styles.next}>
      We noted <b>{email}</b>. News and questions about the beta go there, and nothing else.
    </p>
  </>
)
