import type { ReactNode } from 'react'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { FORM_TABS, type Tab } from './tabs.ts'

/** A tab of the dashboard; for those who may only look at the listing, its forms are disabled, and a line says why. */
export function ForViewers({ tab, children }: { tab: Tab; children: ReactNode }) {
  const canChange = useCanChange()
  return (
    <>
      {!canChange && (
        <Note tone="info" icon="eye">
          You can look at this listing, but not change it.
        </Note>
      )}
      {!canChange && FORM_TABS.has(tab) ? <fieldset disabled>{children}</fieldset> : children}
    </>
  )
}
