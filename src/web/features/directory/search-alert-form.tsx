import { serverMessage } from '#web/api/call-error.ts'
import { useMe } from '#web/api/me.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { PRIVACY } from '#web/paths.ts'
import { EmailField, useEmailField } from '#web/ui/controls/email-field.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { usePrefill } from './use-prefill.ts'
import styles from './no-suppliers.module.css'

type SearchAlertFormProps = {
  /** The text of the search without results. */
  search: string
  location: string | undefined
  level: 3 | 4
}

/** Asks for an email address to notify once, when the search has a result. After a failure the typed address stays. */
export function SearchAlertForm({ search, location, level }: SearchAlertFormProps) {
  const { field, error, refuse, submitTo } = useEmailField()
  usePrefill(field, useMe()?.email)
  const ask = useWrite('POST /api/search-alerts', { invalidates: [], failure: (error) => refuse(serverMessage(error)) })
  const Heading = `h${level}` as const
  return (
    <section className={styles.alert}>
      <Heading className={styles.title}>Tell me when somebody lists it</Heading>
      {!ask.isSuccess && (
        <>
          <p className={styles.once}>
            One email, once, when a search for “{search}”{location && ` near ${location}`} finds a supplier.{' '}
            <TextLink href={PRIVACY}>What we do with your address</TextLink>
          </p>
          <form className={styles.form} noValidate onSubmit={submitTo((email) => void ask.send({ email, search, location }))}>
            <EmailField label="Email" field={field} error={error} isSending={ask.isPending} />
            <Button type="submit" className={styles.send} busy={ask.isPending} busyLabel="Sending...">
              Tell me
            </Button>
          </form>
        </>
      )}
      <div aria-live="polite">
        {ask.isSuccess && (
          <Note tone="success">
            We will email <b>{ask.variables.email}</b> once, when somebody lists “{search}”.
          </Note>
        )}
      </div>
    </section>
  )
}
