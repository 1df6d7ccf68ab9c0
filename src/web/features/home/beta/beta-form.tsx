import { betaTexts } from '#contract/site-texts/home-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { useSignUp } from '#web/api/writes/use-sign-up.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { PRIVACY } from '#web/paths.ts'
import { EmailField, useEmailField } from '#web/ui/controls/email-field.tsx'
import { StrongText } from '#web/ui/typography/strong-text.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './beta-form.module.css'

/** The sign-up form of the beta program. After a failure the typed address stays. */
export function BetaForm() {
  const texts = useTexts(betaTexts)
  const { field, error, refuse, submitTo } = useEmailField()
  const { send, isPending, signedUp } = useSignUp('POST /api/beta-signups', refuse)
  return (
    <>
      {signedUp === undefined && (
        <form className={styles.form} noValidate onSubmit={submitTo(send)}>
          <EmailField label={texts.email} field={field} error={error} isSending={isPending} />
          <SmallPrint>
            <TextLink href={PRIVACY}>{texts.privacy}</TextLink>
          </SmallPrint>
          <Button type="submit" block busy={isPending} busyLabel={texts.joining}>
            {texts.join}
          </Button>
        </form>
      )}
      <p className={styles.withoutScript}>{texts.withoutScript}</p>
      <div aria-live="polite">{signedUp !== undefined && <Joined email={signedUp} />}</div>
    </>
  )
}

function Joined({ email }: { email: string }) {
  const { joined, next } = useTexts(betaTexts)
  return (
    <>
      <h3>{joined}</h3>
      <p className={styles.next}>
        <StrongText text={filled(next, { email })} />
      </p>
    </>
  )
}
