import { resourceNewsTexts } from '#contract/site-texts/resource-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { useSignUp } from '#web/api/writes/use-sign-up.ts'
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
  const { send, isPending, signedUp } = useSignUp('POST /api/newsletter', refuse)
  return (
    <Docket paper="pink" lifted>
      <section aria-label={texts.title} className={styles.newsletter}>
        <h2 className={styles.title}>{texts.title}</h2>
        {signedUp === undefined && (
          <form className={styles.form} noValidate onSubmit={submitTo(send)}>
            <p>{texts.text}</p>
            <EmailField label={texts.email} field={field} error={error} isSending={isPending} />
            <SmallPrint>
              <TextLink href={PRIVACY}>{texts.privacy}</TextLink>
            </SmallPrint>
            <Button type="submit" block busy={isPending} busyLabel={texts.subscribing}>
              {texts.subscribe}
            </Button>
          </form>
        )}
        <p className={styles.withoutScript}>{texts.withoutScript}</p>
        <div aria-live="polite">{signedUp !== undefined && <Sent email={signedUp} />}</div>
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
