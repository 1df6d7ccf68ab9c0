import { BRAND } from '#contract/options.ts'
import { LegalSection } from '#web/features/legal/legal-section.tsx'
import { siteOwnerRead } from '#web/features/legal/owner-contact.tsx'
import { RetentionTable } from '#web/features/legal/retention-table.tsx'
import { WhatIsStored } from '#web/features/legal/what-is-stored.tsx'
import { WhoSeesIt } from '#web/features/legal/who-sees-it.tsx'
import { YourRights } from '#web/features/legal/your-rights.tsx'
import { Head } from '#web/head.tsx'
import { PRIVACY } from '#web/paths.ts'
import { Page } from '#web/ui/layout/page.tsx'
import styles from './legal.module.css'

export const reads = () => [siteOwnerRead]

/** Shows what is stored of people, for how long and who sees it. Every sentence is one about the code: they change together. */
export const PrivacyPage = () => (
  <Page title="Privacy" sub={`What ${BRAND} stores about you, for how long, and who sees it.`} className={styles.page}>
    <Head
      title="Privacy"
      description={`What ${BRAND} stores about you, for how long, who sees it, and how to have it deleted.`}
      path={PRIVACY}
    />
    <WhatIsStored />
    <WhoSeesIt />
    <LegalSection title="How long">
      <RetentionTable />
      <p>What has run out is deleted every night.</p>
    </LegalSection>
    <YourRights />
  </Page>
)
