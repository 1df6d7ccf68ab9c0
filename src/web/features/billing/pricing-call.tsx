import { pricingCallTexts } from '#contract/site-texts/pricing-texts.ts'
import { REGISTER_SUPPLIER } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ClosingDoor } from '#web/ui/layout/closing-door.tsx'
import { useTexts } from '#web/use-site.ts'

/** Asks suppliers to register, at the end of the page. */
export function PricingCall() {
  const { title, start } = useTexts(pricingCallTexts)
  return (
    <ClosingDoor title={title}>
      <ButtonLink href={REGISTER_SUPPLIER} variant="wattle" size="lg">
        {start}
      </ButtonLink>
    </ClosingDoor>
  )
}
