import { betaTexts } from '#contract/site-texts/home-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
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
  const join = useWrite('POST /api/beta-signups', { invalidates: [], failure: (error) => refuse(serverMessage(error)) })
  return (
    <>
      {!join.isSuccess && (
        <form className={styles.form} noValidate onSubmit={submitTo((email) => void join.send({ email }))}>
          <EmailField label={texts.email} field={field} error={error} isSending={join.isPending} />
          <SmallPrint>
            <TextLink href={PRIVACY}>{texts.privacy}</TextLink>
          </SmallPrint>
          <Button type="submit" block busy={join.isPending} busyLabel={texts.joining}>
            {texts.join}
          </Button>
        </form>
      )}
      <p className={styles.withoutScript}>{texts.withoutScript}</p>
      <div aria-live="polite">{join.isSuccess && <Joined email={join.variables.email} />}</div>
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
