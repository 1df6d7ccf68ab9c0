import { serverMessage } from '#web/api/call-error.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { PRIVACY } from '#web/paths.ts'
import { EmailField, useEmailField } from '#web/ui/controls/email-field.tsx'
import styles from './beta-form.module.css'

/** The sign-up form of the beta program. After a failure the typed address stays. */
export function BetaForm() {
  const { field, error, refuse, submitTo } = useEmailField()
  const join = useWrite('POST /api/beta-signups', { invalidates: [], failure: (error) => refuse(serverMessage(error)) })
  return (
    <>
      {!join.isSuccess && (
        <form className={styles.form} noValidate onSubmit={submitTo((email) => void join.send({ email }))}>
          <EmailField label="Your email" field={field} error={error} isSending={join.isPending} />
          <SmallPrint>
            <TextLink href={PRIVACY}>What we do with your address</TextLink>
          </SmallPrint>
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
