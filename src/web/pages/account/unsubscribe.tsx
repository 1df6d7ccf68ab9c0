import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { AuthFrame } from '#web/features/accounts/sign-in/auth-frame.tsx'
import { StopEmails } from '#web/features/emails/stop-emails.tsx'
import { Head } from '#web/head.tsx'
import { SUPPLIERS } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

type Props = { token: string }

const emailList = (token: string) => query('GET /api/unsubscribe/:token', { token })

export const reads = ({ token }: Props) => [emailList(token)]

/** Target of the link that stops emails. No account is needed, and no script. */
export function UnsubscribePage({ token }: Props) {
  const list = useQuery(emailList(token))
  return (
    <Page bands>
      <Head title="Stop emails" description="No account is needed." />
      <AuthFrame title="Stop emails" needsScript={false}>
        {list.error?.status === 404 ? (
          <NotComplete />
        ) : (
          <QueryBoundary of={list} loading={null}>
            {(found) => <StopEmails token={token} {...found} />}
          </QueryBoundary>
        )}
      </AuthFrame>
    </Page>
  )
}

const NotComplete = () => (
  <Stack gap={4}>
    <Note tone="error" title="This link is not complete">
      Please open it from the email again, or copy all of it.
    </Note>
    <ButtonLink href={SUPPLIERS} block size="lg">
      Browse suppliers
    </ButtonLink>
  </Stack>
)
