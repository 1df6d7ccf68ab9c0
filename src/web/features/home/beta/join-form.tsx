import { useState } from 'react'
import { closingTexts } from '#contract/site-texts/home-texts.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { REGISTER, REGISTER_SUPPLIER } from '#web/paths.ts'
import { begunRegistration } from '#web/storage/begun-registration.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Choice, Choices } from '#web/ui/controls/choice/choices.tsx'
import { EmailField, useEmailField } from '#web/ui/controls/email-field.tsx'
import { useTexts } from '#web/use-site.ts'
import styles from './join-form.module.css'

/** Begins a registration, which goes on with both answers filled in. Without scripts two links lead there. */
export function JoinForm() {
  const texts = useTexts(closingTexts)
  const { field, error, submitTo } = useEmailField()
  const [isSupplier, setSupplier] = useState(false)
  const goOn = (email: string) => {
    begunRegistration.change(() => ({ userType: isSupplier ? 'supplier' : 'restaurant', email }))
    navigate(isSupplier ? REGISTER_SUPPLIER : REGISTER)
  }
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submitTo(goOn)}>
        <Choices legend={texts.who}>
          <Choice name="who" checked={!isSupplier} onChange={() => setSupplier(false)} label={texts.venue} help={texts.venueHelp} />
          <Choice name="who" checked={isSupplier} onChange={() => setSupplier(true)} label={texts.supplier} help={texts.supplierHelp} />
        </Choices>
        <EmailField label={texts.email} field={field} error={error} isSending={false} />
        <Button type="submit" size="lg" block>
          {texts.join}
        </Button>
      </form>
      <div className={styles.withoutScript}>
        <ButtonLink href={REGISTER} variant="wattle" size="lg">
          {texts.venue}
        </ButtonLink>
        <ButtonLink href={REGISTER_SUPPLIER} variant="wattle" size="lg">
          {texts.supplier}
        </ButtonLink>
      </div>
    </>
  )
}
