import { useWrite } from '#web/api/use-write.ts'
import { shownElsewhere } from '#web/api/failure-toast.ts'
import { AuthFrame } from '#web/features/accounts/auth-frame.tsx'
import { LinkStep } from '#web/features/accounts/link-step.tsx'
import { Head } from '#web/head.tsx'
import { useParameter } from '#web/navigation/parameter.ts'
import { SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Page } from '#web/ui/layout/page.tsx'

const TITLE = 'Stop emails about searches'

export const reads = () => []

/** Target of the unsubscribe link in a search alert. No account is needed. */
export function StopSearchAlertsPage() {
  const token = useParameter('token')
  const stop = useWrite('POST /api/search-alerts/stop', { invalidates: [], failure: shownElsewhere })
  return (
    <Page bands>
      <Head title={TITLE} description="No account is needed." />
      <AuthFrame title={TITLE} sub="We then send no email about any search to your address, whoever asks for it.">
        <LinkStep
          token={token}
          action="Do not email me about this"
          busyAction="Stopping..."
          write={stop}
          done={<Stopped />}
          wayOn={<Browse />}
        />
      </AuthFrame>
    </Page>
  )
}

const Stopped = () => (
  <>
    <Note tone="success" title="Done">
      No more emails about searches come to your address.
    </Note>
    <Browse />
  </>
)

const Browse = () => (
  <ButtonLink href={SUPPLIERS} block size="lg">
    Browse suppliers
  </ButtonLink>
)
