import { SignedIn } from '#web/features/accounts/sign-in/signed-in.tsx'
import { Register } from '#web/features/approved-suppliers/register.tsx'
import { Head } from '#web/head.tsx'
import { VENUE } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { TableSkeleton } from '#web/ui/skeletons/table-skeleton.tsx'
import styles from './venue.module.css'

const SUB = 'The register that food-safety programs ask for: from whom you buy, and which papers you have seen.'

/** The suppliers that a venue has approved, with their documents. */
export const RegisterPage = () => (
  <Page title="Approved suppliers" sub={SUB} className={styles.page}>
    <Head title="Approved suppliers" description={SUB} />
    <SignedIn meanwhile={<TableSkeleton rows={6} />}>
      {({ role }) => (role === 'restaurant' ? <Register /> : <p>This page is for cafes and restaurants.</p>)}
    </SignedIn>
    <p className="no-print">
      <TextLink href={VENUE}>Your venue</TextLink>
    </p>
  </Page>
)
