import { resourceNewsTexts } from '#contract/site-texts/resource-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { PRIVACY } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmailField, useEmailField } from '#web/ui/controls/email-field.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Docket } from '#web/ui/layout/docket.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './newsletter.module.css'

/** The sign-up for the newsletter, which the reader confirms from an email. After a failure the typed address stays. */
export function Newsletter() {
  const texts = useTexts(resourceNewsTexts)
  const { field, error, refuse, submitTo } = useEmailField()
  const subscribe = useWrite('POST /api/newsletter', { invalidates: [], failure: (error) => refuse(serverMessage(error)) })
  return (
    <Docket paper="pink" lifted>
      <section aria-label={texts.title} className={styles.newsletter}>
        <h2 className={styles.title}>{texts.title}</h2>
        {!subscribe.isSuccess && (
          <form className={styles.form} noValidate onSubmit={submitTo((email) => void subscribe.send({ email }))}>
            <p>{texts.text}</p>
            <EmailField label={texts.email} field={field} error={error} isSending={subscribe.isPending} />
            <SmallPrint>
              <TextLink href={PRIVACY}>{texts.privacy}</TextLink>
            </SmallPrint>
            <Button type="submit" block busy={subscribe.isPending} busyLabel={texts.subscribing}>
              {texts.subscribe}
            </Button>
          </form>
        )}
        <p className={styles.withoutScript}>{texts.withoutScript}</p>
        <div aria-live="polite">{subscribe.isSuccess && <Sent email={subscribe.variables.email} />}</div>
      </section>
    </Docket>
  )
}

function Sent({ email }: { email: string }) {
  const { sent, sentText } = useTexts(resourceNewsTexts)
  return (
    <>
      <h3>{sent}</h3>
      <p className={styles.next}>{filled(sentText, { email })}</p>
    </>
  )
}
