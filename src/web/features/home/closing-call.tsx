import { closingTexts } from '#contract/site-texts/home-texts.ts'
import { HOME_ALIAS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ClosingDoor } from '#web/ui/layout/closing-door.tsx'
import { useTexts } from '#web/use-site.ts'

export function ClosingCall() {
  const { title, join } = useTexts(closingTexts)
  return (
    <ClosingDoor title={title}>
      <ButtonLink href={HOME_ALIAS} variant="wattle" size="lg">
        {join}
      </ButtonLink>
    </ClosingDoor>
  )
}
