import { useEffect, useRef, useState } from 'react'
import type { TextPage } from '#contract/site-texts/text-group.ts'
import type { SiteContent } from '#contract/site/site.ts'
import { previewPath, type PreviewPage } from '#web/paths.ts'
import { Segment, Segmented } from '#web/ui/controls/choice/segmented.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './preview.module.css'

const PAGES: Record<PreviewPage, string> = {
  home: 'Home',
  suppliers: 'Suppliers',
  pricing: 'Pricing',
  resources: 'Resources',
  subscription: 'Subscription',
}
/** The page on which the texts of each choice of the filter can be seen. */
const SHOWN_ON: Record<TextPage, PreviewPage> = {
  layout: 'home',
  home: 'home',
  listing: 'suppliers',
  pricing: 'pricing',
  resources: 'resources',
  subscription: 'subscription',
  groups: 'home',
  emails: 'home',
}

type PreviewProps = {
  /** The filter by page. */
  page: TextPage | undefined
  /** Offers no other page. */
  isAlone?: boolean
  /** What is not saved yet; the rest is as it is saved. */
  content: Partial<SiteContent>
}

/** The real page in a frame, at the width of a phone or a desktop, with the values that are not saved yet. */
export function Preview({ page: filter, isAlone, content }: PreviewProps) {
  const [chosen, setChosen] = useState<PreviewPage>()
  const [isPhone, setPhone] = useState(true)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const page = chosen ?? (filter ? SHOWN_ON[filter] : 'home')
  const frame = usePreviewed(content, theme)
  return (
    <section aria-label="Preview" className={styles.preview}>
      <Stack row gap={2} justify="space-between">
        {isAlone ? <span /> : <PageSelect page={page} onChoose={setChosen} />}
        <Stack row gap={2}>
          <Segmented label="Theme of the preview">
            <Segment icon="sun" label="Light" active={theme === 'light'} onClick={() => setTheme('light')} />
            <Segment icon="moon" label="Dark" active={theme === 'dark'} onClick={() => setTheme('dark')} />
          </Segmented>
          <Segmented label="Width of the preview">
            <Segment icon="device-mobile" label="Phone" active={isPhone} onClick={() => setPhone(true)} />
            <Segment icon="monitor" label="Desktop" active={!isPhone} onClick={() => setPhone(false)} />
          </Segmented>
        </Stack>
      </Stack>
      <div className={styles.window}>
        <iframe
          ref={frame}
          title={`Preview of the page ${PAGES[page]}`}
          src={previewPath(page)}
          className={isPhone ? styles.phone : styles.desktop}
        />
      </div>
    </section>
  )
}

type PageSelectProps = { page: PreviewPage; onChoose: (page: PreviewPage) => void }

const PageSelect = ({ page, onChoose }: PageSelectProps) => (
  // The options are the pages of the table.
  <NativeSelect tool aria-label="Page to preview" value={page} onChange={({ target }) => onChoose(target.value as PreviewPage)}>
    {Object.entries(PAGES).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </NativeSelect>
)

/** Sends the values to the page in the frame, when it is ready for them and whenever they change. */
function usePreviewed(content: PreviewProps['content'], theme: 'light' | 'dark') {
  const frame = useRef<HTMLIFrameElement>(null)
  const message = { type: 'site-preview', content, theme }
  const send = () => frame.current?.contentWindow?.postMessage(message, location.origin)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
    send()
  })
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin === location.origin && source === frame.current?.contentWindow && data?.type === 'site-preview-ready') latest.current()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
  return frame
}
