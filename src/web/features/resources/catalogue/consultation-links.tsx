import { consultationTexts, resourcesOfferTexts } from '#contract/site-texts/resources-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { ConsultationKind } from '#contract/site/consultations.ts'
import type { ResourcesSearch } from '#web/addresses/resources-search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useTexts } from '#web/use-site.ts'
import { useConsultationDialog } from './use-consultation-dialog.tsx'
import styles from './consultation-links.module.css'

/** The roller door at the end of the page, with what the marketplace does for cafes and for suppliers; the one of the open tab stands out. */
export function ConsultationLinks({ tab }: ResourcesSearch) {
  const texts = useTexts(resourcesOfferTexts)
  return (
    <div className={classNames(styles.door, 'no-print')}>
      <Wrap className={styles.columns}>
        <ConsultationLink
          kind="consultation"
          title={texts.consultation}
          text={texts.consultationText}
          button={texts.consultationButton}
          isMain={!tab}
        />
        <ConsultationLink
          kind="supplier-success"
          title={texts.success}
          text={texts.successText}
          button={texts.successButton}
          isMain={tab === 'suppliers'}
        />
      </Wrap>
    </div>
  )
}

type ConsultationLinkProps = { kind: ConsultationKind; title: string; text: string; button: string; isMain: boolean }

function ConsultationLink({ kind, title, text, button, isMain }: ConsultationLinkProps) {
  const { withoutScript } = useTexts(resourcesOfferTexts)
  const { sent, sentText } = useTexts(consultationTexts)
  const { open, prepare, sentTo, dialog } = useConsultationDialog(kind)
  return (
    <section aria-labelledby={kind} className={styles.offer}>
      <h2 id={kind} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <Button
        variant={isMain ? 'wattle' : 'outline'}
        size="lg"
        className={styles.open}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {button}
      </Button>
      <p className={styles.withoutScript}>{withoutScript}</p>
      {sentTo && (
        <p className={styles.sent}>
          {sent}. {filled(sentText, { email: sentTo })}
        </p>
      )}
      {dialog}
    </section>
  )
}
