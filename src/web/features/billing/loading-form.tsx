import styles from './loading-form.module.css'

/** Shown until the card form is there. */
export const LoadingForm = ({ children = 'Loading payment form...' }: { children?: string }) => (
  <output className={styles.loading}>
    <span className={styles.spinner} aria-hidden="true" />
    {children}
  </output>
)
