import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { ContactDetails } from '#web/features/suppliers/contact/contact-details.tsx'
import { dashboardPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Docket } from '#web/ui/layout/docket.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** Stands on the page of a supplier's own listing in place of what buyers ask with. */
export const OwnListing = ({ supplier }: { supplier: Supplier }) => (
  <aside aria-label="Your listing">
    <Stack gap={6} align="stretch">
      <Docket paper="canary" lifted heading="Your listing">
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
      </Docket>
      <ContactDetails supplier={supplier} />
    </Stack>
  </aside>
)
