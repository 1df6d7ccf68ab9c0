import { SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** Shown on the dashboard for a 403 (docs/behaviour.md, Dashboard). */
export const NotASupplier = ({ username }: { username: string }) => (
  <EmptyState level={1} title="403: only for suppliers" action={<ButtonLink href={SUPPLIERS}>Browse suppliers</ButtonLink>}>
    You are signed in as {username}, whose account has no listing. Is one of the listings yours? Claim it on its page.
  </EmptyState>
)
