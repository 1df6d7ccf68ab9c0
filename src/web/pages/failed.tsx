import { Head } from '#web/head.tsx'
import { HOME } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Page } from '#web/ui/layout/page.tsx'

/** Shown instead of a page that threw an error in the browser. */
export function FailedPage() {
  return (
    <Page title="Something went wrong">
      <Head title="Something went wrong" description="This page could not be shown." />
      <p>This page could not be shown. That is our fault: please load it again, or go on from the home page.</p>
      <Button onClick={() => location.reload()}>Load again</Button> <a href={HOME}>Back to the home page</a>
    </Page>
  )
}
