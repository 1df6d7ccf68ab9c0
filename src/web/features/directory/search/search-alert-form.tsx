import type { SearchReading } from '#contract/directory/search-reading.ts'
import { alertTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { useMe } from '#web/api/session/me.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { PRIVACY } from '#web/paths.ts'
import { EmailField, useEmailField } from '#web/ui/controls/email-field.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { FilledText } from '#web/ui/typography/filled-text.tsx'
import { useTexts } from '#web/use-site.ts'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import { usePrefill } from '#web/browser/use-prefill.ts'
import type { DirectorySearch } from './directory-search.ts'
import styles from '#web/features/directory/list/other-ways.module.css'

type ListingAlertProps = {
  search: DirectorySearch
  reading: SearchReading | undefined
  level: 2 | 3 | 4
}

/** The form for the text of a listing's search; none without a text, and on a server, as only a script can send it. */
export function ListingAlert({ search: { search, location }, reading, level }: ListingAlertProps) {
  const isHydrated = useHydrated()
  if (!search || !isHydrated) return null
  return (
    <SearchAlertForm
      key={JSON.stringify([search, location])}
      search={search}
      location={reading?.place === null ? undefined : location}
      level={level}
    />
  )
}

type SearchAlertFormProps = {
  /** The text of a search that nobody has what it is for. */
  search: string
  location: string | undefined
  level: 2 | 3 | 4
}

/** Asks for an email address to notify once, when the search has a result. After a failure the typed address stays. */
export function SearchAlertForm({ search, location, level }: SearchAlertFormProps) {
  const texts = useTexts(alertTexts)
  const { field, error, refuse, submitTo } = useEmailField()
  usePrefill(field, useMe()?.email)
  const ask = useWrite('POST /api/search-alerts', { invalidates: [], failure: (error) => refuse(serverMessage(error)) })
  const Heading = `h${level}` as const
  return (
    <section className={styles.alert}>
      <Heading className={styles.title}>{texts.title}</Heading>
      {!ask.isSuccess && (
        <>
          <p className={styles.once}>
            {location ? filled(texts.onceNear, { search, location }) : filled(texts.once, { search })}{' '}
            <TextLink href={PRIVACY}>{texts.privacy}</TextLink>
          </p>
          <form className={styles.form} noValidate onSubmit={submitTo((email) => void ask.send({ email, search, location }))}>
            <EmailField label={texts.email} field={field} error={error} isSending={ask.isPending} />
            <Button type="submit" className={styles.send} busy={ask.isPending} busyLabel={texts.sending}>
              {texts.send}
            </Button>
          </form>
        </>
      )}
      <div aria-live="polite">{ask.isSuccess && <AlertNote email={ask.variables.email} search={search} />}</div>
    </section>
  )
}

export function AlertNote({ email, search }: { email: string; search: string }) {
  const { sent } = useTexts(alertTexts)
  return (
    <Note tone="success">
      <FilledText text={sent} values={{ email: <b>{email}</b>, search }} />
    </Note>
  )
}
