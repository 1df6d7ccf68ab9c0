import { closingTexts } from '#contract/site-texts/home-texts.ts'
import type { Role } from '#contract/accounts/accounts.ts'
import { useMe } from '#web/api/session/me.ts'
import { JOIN, OWNER_DASHBOARD, SUPPLIER_DASHBOARD, SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ClosingDoor } from '#web/ui/layout/closing-door.tsx'
import { useTexts } from '#web/use-site.ts'
import { JoinForm } from './beta/join-form.tsx'

/** The end of the page, to which the join and start buttons lead: a registration begins here, or whoever has an account goes on. */
export function ClosingCall() {
  const { title } = useTexts(closingTexts)
  const me = useMe()
  return (
    <ClosingDoor id={JOIN} title={title}>
      {me ? <NextStep role={me.role} /> : <JoinForm />}
    </ClosingDoor>
  )
}

const NEXT = { restaurant: SUPPLIERS, supplier: SUPPLIER_DASHBOARD, owner: OWNER_DASHBOARD } satisfies Record<Role, string>

function NextStep({ role }: { role: Role }) {
  const { browse, dashboard } = useTexts(closingTexts)
  return (
    <ButtonLink href={NEXT[role]} variant="wattle" size="lg">
      {role === 'restaurant' ? browse : dashboard}
    </ButtonLink>
  )
}
