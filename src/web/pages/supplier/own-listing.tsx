import { dashboardPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'

/** Stands on the page of a supplier's own listing in place of what buyers ask with. What it imports is in no script of that page. */
export const OwnListing = () => (
  <Panel title="Your listing">
    <Stack gap={3} align="stretch">
      <p>Buyers see this page, and ask you for a price here.</p>
      <ButtonLink size="lg" block href={dashboardPath({ tab: 'profile' })}>
        Edit this listing
      </ButtonLink>
      <p>
        <TextLink href={dashboardPath({ tab: 'products' })}>Products and promotions</TextLink>
        {' · '}
        <TextLink href={dashboardPath({ tab: 'reviews' })}>Reviews</TextLink>
      </p>
    </Stack>
  </Panel>
)
