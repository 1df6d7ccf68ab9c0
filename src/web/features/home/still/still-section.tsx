import { useDeferredValue, useState } from 'react'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import { lazyPart } from '#web/navigation/lazy-part.tsx'
import { useSite } from '#web/use-site.ts'
import type { StillSectionProps } from './still-sections.tsx'

const Content = lazyPart<StillSectionProps>(
  'features/home/still/still-sections',
  async () => (await import('./still-sections.tsx')).StillSectionContent,
  false,
)

/** React leaves the content of such an element as the document has it. */
const AS_RENDERED = { __html: '' }

/**
 * A section in which no script does anything: in the browser it stays as the server has rendered it, without texts and components being
 * loaded for it. They are loaded where the page is reached by navigation, and where the content manager shows it with other texts or again.
 */
export function StillSection({ id }: StillSectionProps) {
  const isHydrated = useHydrated()
  // A section that is shown again after it was hidden has nothing in the document.
  const [isOfDocument] = useState(!isHydrated)
  // Deferred, so that what the document has stays until the script of the other is there.
  const site = useDeferredValue(useSite())
  const [rendered] = useState(site)
  if (!import.meta.env.SSR && isOfDocument && site === rendered)
    return <div key="as-rendered" suppressHydrationWarning dangerouslySetInnerHTML={AS_RENDERED} />
  return (
    <div>
      <Content id={id} />
    </div>
  )
}
