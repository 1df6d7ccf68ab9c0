import { lazy, Suspense, type ReactNode } from 'react'
import { useMe } from '#web/api/session/me.ts'
import { RailHeading, RailPage } from '#web/layout/rail/rail-page.tsx'
import { Rail } from '#web/layout/rail/rail.tsx'
import { Page } from '#web/ui/layout/page.tsx'

// Suppliers only have it, and it brings what counts their requests. The build would take the name of the module itself for that of a page.
const SupplierRail = lazy(() => import('./own-rail.ts').then(({ SupplierRail }) => ({ default: SupplierRail })))

type AccountFrameProps = { title: string; className?: string | undefined; children: ReactNode }

/** A page of whoever is signed in: suppliers have it beside the tabs of their dashboard, everybody else under the site's header. */
export function AccountFrame({ title, className, children }: AccountFrameProps) {
  const me = useMe()
  if (me?.supplierId === undefined)
    return (
      <Page title={title} className={className}>
        {children}
      </Page>
    )
  return (
    <RailPage
      rail={
        <Suspense fallback={<Rail label="Dashboard" tabs={[]} account={null} />}>
          <SupplierRail current={null} />
        </Suspense>
      }
      tab={undefined}
    >
      <RailHeading title={title} />
      {children}
    </RailPage>
  )
}
