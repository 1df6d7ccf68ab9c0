import type { Site, SiteContent } from '#contract/site/site.ts'
import { statementMode } from '#shared/site/claim-mode.ts'
import { withMarks, type EditableText } from '#shared/site/text-marks.ts'
import { followTexts } from './follow-texts.ts'

/** What the content manager sends to the page in its frame. */
type Shown = { content: Partial<SiteContent>; theme: 'light' | 'dark'; editable?: readonly EditableText[] }

/**
 * Shows what the content manager sends, in whose frame this page is: values and the order of sections that are not saved yet. Nothing in the
 * frame leads away from it; a text that is chosen in it is told to the manager. `ways` ends it.
 */
export function followSiteContent(site: Site, show: (site: Site) => void, ways: AbortController): void {
  let editable: readonly EditableText[] = []
  addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<Shown & { type?: string }>) => {
      if (origin !== location.origin || source !== parent || data?.type !== 'site-preview') return
      const content: SiteContent = { ...site.content, ...data.content }
      editable = data.editable ?? []
      show({ ...site, ...statementsOf(site, content.texts), content: { ...content, texts: withMarks(content.texts, editable) } })
      document.documentElement.classList.toggle('dark', data.theme === 'dark')
      document.documentElement.classList.toggle('light', data.theme === 'light')
    },
    ways,
  )
  for (const type of ['click', 'submit'])
    document.addEventListener(type, (event) => (event.type === 'submit' || isLink(event)) && event.preventDefault(), {
      ...ways,
      capture: true,
    })
  const choose = (at: number) => parent.postMessage({ type: 'site-preview-text', key: editable[at]?.key }, location.origin)
  followTexts({ labelOf: (at) => editable[at]?.label, choose }, ways.signal)
  parent.postMessage({ type: 'site-preview-ready' }, location.origin)
}
const isLink = ({ target }: Event) => target instanceof Element && target.closest('a') !== null

/** Returns the statements by the unsaved settings. Figures that are counted only once they are chosen are hidden until then. */
function statementsOf({ isDemo, figures, praise: testimonials }: Site, texts: Record<string, string>): Pick<Site, 'statements'> {
  const modeOf = (setting: string | undefined, isCounted: boolean) => {
    const mode = statementMode(setting, isDemo)
    return mode === 'computed' && !isCounted ? 'hidden' : mode
  }
  return {
    statements: {
      figures: modeOf(texts['home.claims.figures'], figures !== undefined),
      testimonials: modeOf(texts['home.claims.testimonials'], testimonials !== undefined),
    },
  }
}
