import { subscriberTexts } from '#contract/site-texts/subscription-texts.ts'
import { useMe } from '#web/api/session/me.ts'
import { usePageLocation } from '#web/navigation/page-location.ts'
import { DASHBOARD, signInPath, SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useTexts } from '#web/use-site.ts'
import { LoadingForm } from './loading-form.tsx'
import styles from './authentication-required.module.css'

/**
 * Asks to sign in and leads back here. The server renders it for everybody; whoever was signed in on the page before sees in its place that
 * something is loading, until it is known who they are.
 */
export function AuthenticationRequired() {
  const { title, text, signIn } = useTexts(subscriberTexts)
  const { address } = usePageLocation()
  const isKnown = useMe() === null
  return (
    <div className={styles.place} data-visitor={isKnown || undefined}>
      <div className={styles.sign}>
        <Panel title={title}>
          <Stack align="start">
            <p>{text}</p>
            <ButtonLink href={signInPath(address)}>{signIn}</ButtonLink>
          </Stack>
        </Panel>
      </div>
      <div className={styles.waiting}>
        <LoadingForm />
      </div>
    </div>
  )
}

/** Says to those who work on another's listing who can change its plan. */
export function PlanIsTheManagers() {
  const { membersTitle, members } = useTexts(subscriberTexts)
  return (
    <Panel title={membersTitle}>
      <p>{members}</p>
    </Panel>
  )
}

/** Says to a supplier without a listing, such as one whose claim is not decided, what comes before a plan. */
export const ListingComesFirst = () => (
  <Panel title="Your listing comes first">
    <Stack align="start">
      <p>A plan belongs to a listing, and your account has none yet. Your dashboard says what is missing.</p>
      <ButtonLink href={DASHBOARD}>Go to the dashboard</ButtonLink>
    </Stack>
  </Panel>
)

/** Says what plans are for to buyers and to the owner. */
export function PlansAreForSuppliers() {
  const { othersTitle, others, browse } = useTexts(subscriberTexts)
  return (
    <Panel title={othersTitle}>
      <Stack align="start">
        <p>{others}</p>
        <ButtonLink href={SUPPLIERS} variant="quiet">
          {browse}
        </ButtonLink>
      </Stack>
    </Panel>
  )
}
