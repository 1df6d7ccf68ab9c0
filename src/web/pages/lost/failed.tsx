import { useEffect, useState, useSyncExternalStore } from 'react'
import { Head } from '#web/head.tsx'
import { HOME } from '#web/paths.ts'
import { hasDraft } from '#web/storage/requester-storage.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { currentToasts, onToasts } from '#web/ui/feedback/toast.ts'
import { Page } from '#web/ui/layout/page.tsx'

/**
 * Shown instead of a page that threw an error in the browser. Where a script or a style sheet is missing, as after an update of the site, the
 * page is loaded anew instead.
 */
export function FailedPage({ error }: { error: unknown }) {
  const isLoadingAnew = useLoadAnew(error)
  const [last] = useSyncExternalStore(onToasts, currentToasts, currentToasts)
  // Read again once this page is there: what was being typed is stored as the failed page goes.
  const isKept = useSyncExternalStore(unchanging, hasDraft)
  if (isLoadingAnew) return null
  return (
    <Page title="Something went wrong">
      <Head title="Something went wrong" description="This page could not be shown." />
      <p>This page could not be shown. Please load it again, or go on from the home page.</p>
      {last?.tone === 'success' && <p>What you did before it is done: {last.title}</p>}
      {isKept && <p>What you typed and did not send is kept. It is there again when you open its form.</p>}
      <Button onClick={() => location.reload()}>Load again</Button> <a href={HOME}>Back to the home page</a>
    </Page>
  )
}

const unchanging = () => () => {}

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
