import { useEffect, useState, useSyncExternalStore } from 'react'
import { isOffline } from '#web/api/connection.ts'
import { Head } from '#web/head.tsx'
import { HOME } from '#web/paths.ts'
import { hasDraft } from '#web/storage/requester-storage.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { currentToasts, onToasts } from '#web/ui/feedback/toast.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/**
 * Shown instead of a page that threw an error in the browser. Where a script or a style sheet is missing, as after an update of the site, the
 * page is loaded anew instead.
 */
export function FailedPage({ error }: { error: unknown }) {
  const isLoadingAnew = useLoadAnew(error)
  const [last] = useSyncExternalStore(onToasts, currentToasts, currentToasts)
  // Read again once this page is there: what was being typed is stored as the failed page goes.
  const isKept = useSyncExternalStore(unchanging, hasDraft)
  const [{ title, text }] = useState(() => (MISSING.test(String(error)) && isOffline() ? OFFLINE : FAILED))
  if (isLoadingAnew) return null
  return (
    <Page title={title}>
      <Head title={title} description="This page could not be shown." />
      <Stack gap={4} align="start">
        <p>{text}</p>
        {last?.tone === 'success' && <p>What you did before it is done: {last.title}</p>}
        {isKept && <p>What you typed and did not send is kept. It is there again when you open its form.</p>}
        <Stack row gap={4} align="center">
          <Button onClick={() => location.reload()}>Load again</Button> <a href={HOME}>Back to the home page</a>
        </Stack>
      </Stack>
    </Page>
  )
}

const unchanging = () => () => undefined

const FAILED = {
  title: 'Something went wrong',
  text: 'This page could not be shown. That is our fault: please load it again, or go on from the home page.',
}
const OFFLINE = { title: 'You are offline', text: 'This page needs a connection. Please load it again when you are back.' }

/** What Chrome, Firefox, Safari and Vite say of a file that is missing. */
const MISSING = /imported module|module script|preload CSS/

/** Loads the page anew where a file of it is missing: once for an entry of the history, and only if the server answers. */
function useLoadAnew(error: unknown): boolean {
  const [isPossible, setPossible] = useState(() => MISSING.test(String(error)) && !history.state?.anew)
  useEffect(() => {
    if (!isPossible) return
    fetch(location.href, { method: 'HEAD' }).then(
      () => {
        history.replaceState({ ...history.state, anew: true }, '')
        location.reload()
      },
      () => setPossible(false),
    )
  }, [isPossible])
  return isPossible
}
