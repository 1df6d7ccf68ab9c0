import { invitationTexts } from '#contract/site-texts/home-section-texts.ts'
import { scenePath } from '#shared/pictures/artwork-options.ts'
import { REGISTER_SUPPLIER } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import { useTexts } from '#web/use-site.ts'
import { useStatements } from '#web/use-statements.ts'
import styles from './supplier-invitation.module.css'

/** Invites suppliers to register, and says what they must meet. */
export function SupplierInvitation() {
  const { mode } = useStatements()
  const { title, terms, termsPlain, register, picture } = useTexts(invitationTexts)
  return (
    <section aria-labelledby="invitation" className={styles.band}>
      <Wrap className={styles.columns}>
        <div>
          <h2 id="invitation">{title}</h2>
          <p className={styles.terms}>{mode === 'sample' ? terms : termsPlain}</p>
          <ButtonLink href={REGISTER_SUPPLIER} size="lg" className={styles.register}>
            {register}
          </ButtonLink>
        </div>
        <img src={picture || scenePath('supplier')} alt="" width={436} height={262} loading="lazy" className={styles.picture} />
      </Wrap>
    </section>
  )
}
