import { BRAND } from '#contract/options.ts'
import { siteOwnerRead } from '#web/features/legal/owner-contact.tsx'
import { TermsOfUse } from '#web/features/legal/terms-of-use.tsx'
import { Head } from '#web/head.tsx'
import { TERMS } from '#web/paths.ts'
import { Page } from '#web/ui/layout/page.tsx'
import styles from './legal.module.css'

export const reads = () => [siteOwnerRead]

/** The terms of use, in plain words. */
export const TermsPage = () => (
  <Page title="Terms" sub={`What you can expect of ${BRAND}, and what we expect of you.`} className={styles.page}>
    <Head title="Terms" description={`What you can expect of ${BRAND}, and what we expect of you.`} path={TERMS} />
    <TermsOfUse />
  </Page>
)
