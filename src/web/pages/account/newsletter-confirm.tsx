import { AuthFrame } from '#web/features/accounts/sign-in/auth-frame.tsx'
import { ConfirmNewsletter } from '#web/features/signups/confirm-newsletter.tsx'
import { Head } from '#web/head.tsx'
import { useParameter } from '#web/navigation/parameter.ts'
import { Page } from '#web/ui/layout/page.tsx'

export const reads = () => []

/** Target of the link that confirms an address for the newsletter. No account is needed. */
export const NewsletterConfirmPage = () => {
  const token = useParameter('token')
  return (
    <Page bands>
      <Head title="Confirm your newsletter" description="It goes only to people who asked for it." />
      <AuthFrame title="Confirm your newsletter" sub="It goes only to people who asked for it.">
        <ConfirmNewsletter token={token} />
      </AuthFrame>
    </Page>
  )
}
