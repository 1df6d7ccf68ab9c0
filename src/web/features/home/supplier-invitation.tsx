import { scenePath } from '#shared/artwork-options.ts'
import { AUTH } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Wrap } from '#web/ui/layout/wrap.tsx'
import styles from './supplier-invitation.module.css'

/** Invites suppliers to register, and says what they must meet. */
export const SupplierInvitation = () => (
  <section aria-labelledby="invitation" className={styles.band}>
    <Wrap className={styles.columns}>
      <div>
        <h2 id="invitation">Supply cafes? Put your label on the dock.</h2>
        <p className={styles.terms}>
          Every supplier passes a background check and a quality verification before listing, and spots in each category are limited, so the
          ones who are here get seen.
        </p>
        <ButtonLink href={AUTH} size="lg" className={styles.register}>
          Register as a supplier
        </ButtonLink>
      </div>
      <img src={scenePath('supplier')} alt="" width={436} height={262} loading="lazy" className={styles.picture} />
    </Wrap>
  </section>
)
