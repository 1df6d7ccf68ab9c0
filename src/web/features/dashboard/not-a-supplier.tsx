import { scenePath } from '#shared/pictures/artwork-options.ts'
import { HOME, SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** Shown on the dashboard for a 403 (docs/behaviour/supplier-figures.md, Dashboard). */
export const NotASupplier = ({ username }: { username: string }) => (
  <EmptyState
    level={1}
    title="The dashboard is for suppliers"
    image={<img src={scenePath('lost')} alt="" width={480} height={330} style={{ blockSize: 'auto' }} />}
    action={
      <Stack row gap={3} justify="center">
        <ButtonLink href={SUPPLIERS}>Browse Suppliers</ButtonLink>
        <ButtonLink href={HOME} variant="quiet">
          Back to the home page
        </ButtonLink>
      </Stack>
    }
  >
    You are signed in as {username}, whose account has no listing, so it cannot open this page. Is one of the listings yours? Claim it on
    its page.
  </EmptyState>
)
